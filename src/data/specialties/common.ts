import {brand} from '../../config/brand.ts';
import {formatList} from '../../format/formatList.ts';
import {claims} from '../claims.ts';
import {type IntegrationId, integrations} from '../integrations.ts';
import type {Specialty} from './schema.ts';

type TrustPill = Specialty['pills'][number];

/** Trust badges of the home page, for specialties that they apply to. */
export const hipaaReady: TrustPill = {icon: 'shield-check', label: 'HIPAA Ready'};
export const aroundTheClock: TrustPill = {icon: 'clock', label: claims.coverage};
export const multiLanguage: TrustPill = {icon: 'translate', label: 'Multi-Language'};

/** End of the sentence on where bookings are entered if no system is connected. */
const toSharedCalendar = `go into a calendar that you share with ${brand.name}; requests reach your team as notes.`;

/**
 * Sentence on where a specialty's visits are booked: 'Dentrix and Eaglesoft are available; … is in
 * beta. On any other system, visits go into a calendar …'
 */
export const worksWith = (systems: readonly IntegrationId[]): string => {
  const withStatus = (status: string): readonly string[] =>
    systems
      .filter((system) => integrations[system]?.status === status)
      .map((system) => integrations[system].name);
  const available = withStatus('available');
  const beta = withStatus('beta');
  const connected = [
    ...(available.length === 0
      ? []
      : [`${formatList(available)} ${available.length === 1 ? 'is' : 'are'} available`]),
    ...(beta.length === 0
      ? []
      : [`${formatList(beta)} ${beta.length === 1 ? 'is' : 'are'} in beta`]),
  ].join('; ');
  return connected === ''
    ? `Visits ${toSharedCalendar}`
    : `${connected}. On any other system, visits ${toSharedCalendar}`;
};

/** List of languages: 'English, French, and 12 more languages'. */
export const languages = `English, French, and ${claims.furtherLanguages} more languages`;
