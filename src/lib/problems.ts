/** Problem in content, configuration or data, phrased so that it can be fixed. */
export interface Problem {
  /** Path of the file from the project's root, with the line if known: 'blog/faxes.mdx:4'. */
  readonly file: string;
  /** Path within the file: 'features.cards[0].title'; '' for the whole file. */
  readonly field: string;
  /** Rest of the sentence after the field: 'has 61 characters; at most 60 fit'. */
  readonly message: string;
}

/** 'blog/faxes.mdx:2: title has 61 characters; at most 60 fit' */
export const formatProblem = ({file, field, message}: Problem): string =>
  `${file}: ${field === '' ? '' : `${field} `}${message}`;

/** Error that stops a build or a command and lists every problem, one per line. */
export class BuildError extends Error {
  declare readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    // Not enumerable, because Node would print the problems again below the message.
    Object.defineProperty(this, 'problems', {value: problems});
    this.name = 'BuildError';
  }
}

/** @throws {BuildError} if there are any problems */
export const throwIfProblems = (problems: readonly Problem[]): void => {
  if (problems.length > 0) throw new BuildError(problems);
};
