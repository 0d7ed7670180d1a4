import Papa from 'papaparse';

/** Rows that delimiter and line ends are guessed by. */
const GUESS_ROWS = 20;
/** Characters, more than any row has: a longer one has a quote that never closes. */
const MAX_ROW_CHARACTERS = 2 ** 16;

/**
 * Reads the rows of a delimited text. A quote that never closes is a character like any other: its
 * line ends where lines do.
 *
 * @param onRow returns false when no more rows are wanted
 */
export const readRows = (text: string, onRow: (row: readonly string[]) => boolean): void => {
  const {meta: found} = Papa.parse(text.slice(0, 2 ** 16), {
    preview: GUESS_ROWS,
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const {delimiter, linebreak} = found;
  let rest = text;
  let isWanted = true;
  while (rest !== '' && isWanted) {
    let end = 0;
    let isBroken = false;
    const parser = new Papa.Parser({
      delimiter,
      newline: linebreak as '\n',
      step: ({data, errors, meta}: Papa.ParseStepResult<string[][]>) => {
        isBroken =
          meta.cursor - end > MAX_ROW_CHARACTERS ||
          errors.some(({code}) => code === 'MissingQuotes');
        if (!isBroken) {
          isWanted = data.every((row) => onRow(row));
          end = meta.cursor;
        }
        if (isBroken || !isWanted) parser.abort();
      },
    });
    parser.parse(rest, 0, false);
    if (!isBroken) return;
    const lineEnd = rest.indexOf(linebreak, end);
    const line = rest.slice(end, lineEnd < 0 ? undefined : lineEnd);
    rest = lineEnd < 0 ? '' : rest.slice(lineEnd + linebreak.length);
    isWanted = onRow(line.split(delimiter));
  }
};
