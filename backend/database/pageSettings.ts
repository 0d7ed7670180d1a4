import {officeZone} from '../../src/data/officeHours.ts';
import {keptDays} from '../../src/data/retention.ts';
import {demo} from '../../src/features/booking/data.ts';

/** Rows of `private.settings` that pages and emails state, with the values that they state. */
export const pageSettings: Readonly<Record<string, string>> = {
  office_zone: officeZone,
  unconfirmed_kept: `${keptDays.unconfirmed} days`,
  demo_length: `${demo.minutes} minutes`,
  demo_notice: `${demo.noticeHours} hours`,
  demo_horizon: `${demo.horizonDays} days`,
  demo_hold: `${demo.heldMinutes} minutes`,
  demos_per_mailbox: String(demo.perMailbox),
};
