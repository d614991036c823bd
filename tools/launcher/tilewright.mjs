#!/usr/bin/env node
import '../../packages/cli/bin/tilewright.mjs';
