import {Fragment, type ReactNode} from 'react';

/** Compounds and ranges: letters or digits on both sides of a hyphen or a slash. */
const COMPOUND = /((?:[\p{L}\p{N}$’]+[-/])+[\p{L}\p{N}$’]+)/u;

/** A title whose compounds stay on one line: torn at the hyphen, they are read twice. */
export const unbroken = (title: string): ReactNode => {
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
