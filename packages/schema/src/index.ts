/** The number every data document states as `format`; raised when old documents stop being read. */
export const formatNumber: number = 1;
