import type {ComponentProps, ReactElement} from 'react';

/** A button that looks like a link in a sentence. */
export function TextButton(
  props: Omit<ComponentProps<'button'>, 'type' | 'className'>,
): ReactElement {
  return <button type="button" className="clean-btn textLink" {...props} />;
}
