/** The part of WebAssembly that is used here; the types of the packages know neither a browser nor Node. */
export interface WebAssemblyApi {
	readonly Memory: new (size: { readonly initial: number; readonly maximum: number }) => WasmMemory;
	readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
	readonly Instance: new (
		module: object,
		imports: {
			readonly env: Readonly<Record<string, WasmMemory | ((...args: number[]) => unknown)>>;
		},
	) => { readonly exports: Readonly<Record<string, unknown>> };
	readonly CompileError: new () => Error;
	readonly RuntimeError: new () => Error;
	validate(bytes: Uint8Array<ArrayBuffer>): boolean;
}

export interface WasmMemory {
	readonly buffer: ArrayBuffer;
}

export const webAssembly: WebAssemblyApi | undefined = (
	globalThis as unknown as { readonly WebAssembly?: WebAssemblyApi }
).WebAssembly;
