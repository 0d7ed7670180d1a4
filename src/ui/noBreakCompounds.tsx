import {Fragment, type ReactNode} from 'react';

/** Compounds and ranges: letters or digits on both sides of a hyphen or a slash. */
const COMPOUND = /((?:[\p{L}\p{N}$’]+[-/])+[\p{L}\p{N}$’]+)/u;

/** Keeps a title's compounds on one line, because one broken at its hyphen is hard to read. */
export const noBreakCompounds = (title: string): ReactNode => {
  const parts = title.split(COMPOUND);
  if (parts.length === 1) return title;
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      <Fragment key={at}>{part}</Fragment>
    ) : (
      <span key={at} className="whole">
        {part}
      </span>
    ),
  );
};
