/** The texts that the commands print for `--help`. They are read before anything is built. */
export const helps = {
	start: `usage: npm start -- [--port N] [--data DIR]… [--own DIR] [--no-open]

  --port N     the port to listen on; the next free one when it is taken (4517)
  --data DIR   a folder of packs to follow instead of data/; repeatable
  --own DIR    the folder of your own packs, made when something is saved (own/)
  --no-open    do not open a browser
`,
	static: `usage: npm run static -- [--data DIR] [--to DIR]

  --data DIR  the folder of packs that come with it (data/)
  --to DIR    where the files go; what is there is replaced (apps/studio/build-static/)
`,
};
