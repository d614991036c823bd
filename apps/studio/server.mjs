// serves what `vite build` left in build/; HOST and PORT say where
await import(new URL('./build/index.js', import.meta.url).href);
