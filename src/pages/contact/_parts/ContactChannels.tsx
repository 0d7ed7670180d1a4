import type {ReactElement} from 'react';
import clsx from 'clsx';

import {Card} from '@site/src/components/layout/Card';
import {Columns} from '@site/src/components/layout/Columns';
import {RuledList} from '@site/src/components/layout/RuledList';
import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {LiveDot} from '@site/src/components/ui/Button';
import chatCircleText from '@site/src/components/ui/icon/drawn/chat-circle-text';
import envelopeSimple from '@site/src/components/ui/icon/drawn/envelope-simple';
import {Icon} from '@site/src/components/ui/icon/Icon';
import {NewTabLink} from '@site/src/components/ui/NewTabLink';
import {brand} from '@site/src/config/brand';
import {replyTime} from '@site/src/data/claims';

import styles from './ContactChannels.module.css';

function DemoCard(): ReactElement {
  return (
    <Card padded as="article" className="stack">
      <h2 className="h3">Schedule a Demo</h2>
      <p>
        Hear {brand.name} take a call for a practice like yours, see the visit it books, and ask
        what it cannot do.
      </p>
      <div className="actions">
        <DemoLink source="contact">Schedule a Demo</DemoLink>
      </div>
    </Card>
  );
}

/** Live chat link if one is configured, otherwise a link that focuses the form's message field. */
function MessageChannel(): ReactElement {
  const {chatUrl} = usePublicEnv();
  if (chatUrl !== null) {
    return (
      <NewTabLink href={chatUrl}>
        <h2>Live Chat</h2>
        <span className={styles.value}>Chat with a person</span>
        <p className="small">During office hours</p>
        <Icon path={chatCircleText} />
      </NewTabLink>
    );
  }
  return (
    <a
      href="#message"
      onClick={(event) => {
        const field = document.getElementById('message');
        if (field === null) return;
        event.preventDefault();
        field.focus({preventScroll: true});
        field.scrollIntoView({block: 'center'});
      }}
    >
      <h2>Message us</h2>
      <span className={styles.value}>Write in the form below</span>
      <p className="small">Best for long questions and unusual phone systems</p>
      <Icon path={chatCircleText} />
    </a>
  );
}

/** Four contact channels: a card for the demo and three rows of links. */
export function ContactChannels(): ReactElement {
  return (
    <Columns split="7/4" className={styles.ways}>
      <DemoCard />
      <RuledList layout="stacked" className={styles.lines}>
        <li>
          <PhoneLink variant="plain">
            <h2>Call Us</h2>
            <span className={clsx(styles.value, styles.number, 'num')}>{brand.phone.display}</span>
            <p className="small">Our AI line: it books a demo or takes a message</p>
            <LiveDot />
          </PhoneLink>
        </li>
        <li>
          <a href={brand.email.href}>
            <h2>Email Us</h2>
            <span className={styles.value}>{brand.email.display}</span>
            <p className="small">A person replies within {replyTime}</p>
            <Icon path={envelopeSimple} />
          </a>
        </li>
        <li>
          <MessageChannel />
        </li>
      </RuledList>
    </Columns>
  );
}
