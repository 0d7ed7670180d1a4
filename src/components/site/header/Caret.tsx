import type {ReactElement} from 'react';

export function Caret({className}: {readonly className?: string}): ReactElement {
  return (
    <svg className={className} viewBox="0 0 10 10" aria-hidden="true" focusable="false">
      <path d="M1.5 3.5 5 7l3.5-3.5" />
    </svg>
  );
}
