import module from 'node:module';

// Node keeps what it compiled in the folder for temporary files; Node 20 cannot, and where nothing can be written it does without
module.enableCompileCache?.();
await import('../dist/bundle/main.js');
