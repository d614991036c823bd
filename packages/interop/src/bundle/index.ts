export { type Bundle, kindsOf, readBundle, writeBundle } from './bundle.ts';
export { isZip } from './zip.ts';
export { type Carrier, type Shared, readShare, writeShare } from './share.ts';
