import {type Drawings} from '../../drawings';
import {Charts} from '../Charts';
import {Facts} from '../Facts';
import {Ladder} from '../Ladder';
import {Messages} from '../Messages';
import {Rhythm} from '../Rhythm';
import {Rules} from '../Rules';
import {ServiceMenu} from '../ServiceMenu';
import {Stages} from '../Stages';
import {Stagger} from '../Stagger';
import {StatusList} from '../StatusList';
import {Teeth} from '../Teeth';
import {Trays} from '../Trays';
import {Visits} from '../Visits';
import {Weeks} from '../Weeks';

/**
 * The drawing of every kind. The site has no such list, as it would bring all to each page; here the
 * compiler sees that each takes its kind's data.
 */
export const everyObject: Required<Drawings['objects']> = {
  'status-list': StatusList,
  facts: Facts,
  rules: Rules,
  ladder: Ladder,
  weeks: Weeks,
  trays: Trays,
  teeth: Teeth,
  stages: Stages,
  visits: Visits,
  rhythm: Rhythm,
  stagger: Stagger,
  menu: ServiceMenu,
  messages: Messages,
  charts: Charts,
};
