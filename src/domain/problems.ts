/** A problem of content, configuration or data, and its remedy. */
export interface Problem {
  /**
   * File to correct, from the project's root; with the line where there is one: 'blog/faxes.mdx:4'.
   */
  readonly file: string;
  /** Path within the file: 'features.cards[0].title'; '' for all of it. */
  readonly field: string;
  /** Rest of the sentence after the field: 'has 61 characters; at most 60 fit'. */
  readonly message: string;
}

/** 'blog/faxes.mdx:2: title has 61 characters; at most 60 fit' */
export const formatProblem = ({file, field, message}: Problem): string =>
  `${file}: ${field === '' ? '' : `${field} `}${message}`;

/** Stops a build or a command: everything that is wrong, one line each. */
export class BuildError extends Error {
  declare readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    // Not enumerable: Node would print them a second time below the message.
    Object.defineProperty(this, 'problems', {value: problems});
    this.name = 'BuildError';
  }
}

/** @throws {BuildError} when there are any */
export const stopAt = (problems: readonly Problem[]): void => {
  if (problems.length > 0) throw new BuildError(problems);
};
