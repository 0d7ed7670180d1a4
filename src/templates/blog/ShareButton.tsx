import {type ReactElement, useState} from 'react';

import {Button} from '@site/src/components/ui/Button';
import shareNetwork from '@site/src/components/ui/icon/drawn/share-network';
import {Icon} from '@site/src/components/ui/icon/Icon';
import {copyText} from '@site/src/domain/text/copyText';

import styles from './ShareButton.module.css';

/** The device's own share sheet where there is one, else the link on the clipboard. */
export function ShareButton({title}: {readonly title: string}): ReactElement {
  const [said, setSaid] = useState('');

  const share = async (): Promise<void> => {
    // Without query and hash: a shared link should not carry somebody's search or campaign.
    const url = `${window.location.origin}${window.location.pathname}`;
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({title, url});
        return;
      } catch (error) {
        // Closing the sheet is a decision, not a failure.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    setSaid((await copyText(url)) ? 'Link copied' : 'Copy the address from the address bar');
  };

  return (
    <span className={`noPrint inLine ${styles.share}`}>
      <Button variant="ghost" size="small" onClick={() => void share()}>
        <Icon path={shareNetwork} size="small" />
        Share
      </Button>
      <span role="status">{said}</span>
    </span>
  );
}
