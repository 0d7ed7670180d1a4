import type {ComponentProps, ReactElement} from 'react';

import {Button} from '@site/src/ui/Button';

export interface SendButtonProps extends ComponentProps<typeof Button> {
  readonly isSending: boolean;
  /** Label while the request is pending. */
  readonly busy: string;
}

/** Button that sends a request, disabled while it is pending. */
export function SendButton({isSending, busy, children, ...rest}: SendButtonProps): ReactElement {
  return (
    <Button {...rest} disabled={isSending}>
      {/* A new element, because a translator may have replaced the text of the old one. */}
      <span key={isSending ? 'busy' : 'ready'}>{isSending ? busy : children}</span>
    </Button>
  );
}
