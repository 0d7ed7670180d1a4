import type {ReactElement} from 'react';

import {MailLinkPage} from '@site/src/components/shared/mail-link/MailLinkPage';

import {content} from './_content';

export default function ConfirmDemoPage(): ReactElement {
  return <MailLinkPage content={content} />;
}
