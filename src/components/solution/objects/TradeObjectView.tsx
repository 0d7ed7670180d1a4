import type {ReactElement} from 'react';

import {type TradeObject} from '@site/src/data/solutions/types';

import {Charts} from './Charts';
import {Facts} from './Facts';
import {Ladder} from './Ladder';
import {Messages} from './Messages';
import {Rhythm} from './Rhythm';
import {Rules} from './Rules';
import {ServiceMenu} from './ServiceMenu';
import {Stages} from './Stages';
import {Stagger} from './Stagger';
import {StatusList} from './StatusList';
import {Teeth} from './Teeth';
import {Trays} from './Trays';
import {Visits} from './Visits';
import {Weeks} from './Weeks';

export interface TradeObjectViewProps {
  readonly object: TradeObject;
}

/** Draws an object of a trade. A kind without a drawing does not compile. */
export function TradeObjectView({object}: TradeObjectViewProps): ReactElement {
  switch (object.kind) {
    case 'status-list':
      return <StatusList {...object} />;
    case 'facts':
      return <Facts {...object} />;
    case 'rules':
      return <Rules {...object} />;
    case 'ladder':
      return <Ladder {...object} />;
    case 'weeks':
      return <Weeks {...object} />;
    case 'trays':
      return <Trays {...object} />;
    case 'teeth':
      return <Teeth {...object} />;
    case 'stages':
      return <Stages {...object} />;
    case 'visits':
      return <Visits {...object} />;
    case 'rhythm':
      return <Rhythm {...object} />;
    case 'stagger':
      return <Stagger {...object} />;
    case 'menu':
      return <ServiceMenu {...object} />;
    case 'messages':
      return <Messages {...object} />;
    case 'charts':
      return <Charts {...object} />;
  }
}
