import {company} from '../../../config/company.ts';
import {formatList} from '../../../lib/format/formatList.ts';
import {type IntegrationId, integrations} from '../../integrations/data.ts';
import {operatorFacts} from '../../../data/operatorFacts.ts';
import {languages as spoken} from '../../../data/serviceSubjects.ts';
import type {Specialty} from './schema.ts';

type TrustPill = Specialty['pills'][number];

/** Trust badges beside the trust line, for specialties that they apply to. */
export const hipaaReady: TrustPill = {icon: 'shield-check', label: 'HIPAA Ready'};
export const languagesAnswer: TrustPill = {icon: 'translate', label: spoken.short};

/** End of the sentence on where bookings are entered if no system is connected. */
const toSharedCalendar = `go into a ${operatorFacts.sharedCalendars.join(' or ')} calendar you share with ${company.name}, and requests reach your team as notes.`;

/**
 * Sentence on where a specialty's visits are booked: 'Dentrix and Eaglesoft are available; … is in
 * beta. On any other system, visits go into a calendar …'
 */
export const worksWith = (systems: readonly IntegrationId[]): string => {
  const withStatus = (status: string, text: string): readonly string[] => {
    const names = systems
      .filter((system) => integrations[system]?.status === status)
      .map((system) => integrations[system].name);
    if (names.length === 0) return [];
    return [`${formatList(names)} ${names.length === 1 ? 'is' : 'are'} ${text}`];
  };
  const connected = [
    ...withStatus('available', 'available'),
    ...withStatus('beta', 'in beta'),
  ].join('; ');
  return connected === ''
    ? `Visits ${toSharedCalendar}`
    : `${connected}. On any other system, visits ${toSharedCalendar}`;
};
