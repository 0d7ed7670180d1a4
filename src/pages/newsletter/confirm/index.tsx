import type {ReactElement} from 'react';

import {MailLinkPage} from '@site/src/features/mail-links/parts/MailLinkPage';

import {content} from './_content';

export default function ConfirmPage(): ReactElement {
  return <MailLinkPage content={content} />;
}
