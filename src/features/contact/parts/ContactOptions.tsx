import type {ReactElement, ReactNode} from 'react';

import {DemoLink} from '@site/src/features/cta/parts/DemoLink';
import {PhoneLink} from '@site/src/features/cta/parts/PhoneLink';
import {usePublicEnv} from '@site/src/hooks/usePublicEnv';
import chatCircleText from '@site/src/ui/icon/drawn/chat-circle-text';
import envelopeSimple from '@site/src/ui/icon/drawn/envelope-simple';
import phone from '@site/src/ui/icon/drawn/phone';
import {Icon} from '@site/src/ui/icon/Icon';
import {NewTabLink} from '@site/src/ui/NewTabLink';
import {company} from '@site/src/config/company';
import {demoFacts} from '@site/src/data/subjects';

import styles from './ContactOptions.module.css';

interface OptionProps {
  readonly icon: ReactElement;
  readonly name: string;
  readonly children: ReactNode;
}

function Option({icon, name, children}: OptionProps): ReactElement {
  return (
    <>
      {icon}
      <span>
        <b>{name}</b>
        <small>{children}</small>
      </span>
    </>
  );
}

/** Live chat link if one is configured, otherwise a link that focuses the form's message field. */
function MessageOption(): ReactElement {
  const {chatUrl} = usePublicEnv();
  const icon = <Icon path={chatCircleText} tone="live" />;
  if (chatUrl !== null) {
    return (
      <NewTabLink href={chatUrl}>
        <Option icon={icon} name="Live Chat">
          During office hours
        </Option>
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
      <Option icon={icon} name="Message us">
        In the form below
      </Option>
    </a>
  );
}

/** Four ways to reach us, as links in one row. The number and the address are beside the form. */
export function ContactOptions(): ReactElement {
  return (
    <ul role="list" className={styles.options}>
      <li>
        <DemoLink source="contact" variant="plain">
          <Option icon={<Icon name="calendar-check" tone="live" />} name="Schedule a Demo">
            {demoFacts.name}
          </Option>
        </DemoLink>
      </li>
      <li>
        <PhoneLink variant="plain">
          <Option icon={<Icon path={phone} tone="live" />} name="Call Us">
            Answered day and night
          </Option>
        </PhoneLink>
      </li>
      <li>
        <a href={company.email.href}>
          <Option icon={<Icon path={envelopeSimple} tone="live" />} name="Email Us">
            Opens your mail program
          </Option>
        </a>
      </li>
      <li className="needsScript">
        <MessageOption />
      </li>
    </ul>
  );
}
