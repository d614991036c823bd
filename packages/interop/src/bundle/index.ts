export { type Bundle, kindsOf, readBundle, writeBundle } from './bundle.ts';
export { isZip } from './zip.ts';
