import {claims} from '../claims';
import {type IntegrationId, integrations} from '../integrations';
import {type Solution} from './schema';

type TrustPill = Solution['pills'][number];

/** The home page's trust badges, for the trades that they are true of. */
export const hipaaReady: TrustPill = {icon: 'shield-check', label: 'HIPAA Ready'};
export const aroundTheClock: TrustPill = {icon: 'clock', label: claims.coverage};
export const multiLanguage: TrustPill = {icon: 'translate', label: 'Multi-Language'};

const join = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What may be connected today, in words: 'Dentrix and Eaglesoft are available; … is in beta.' */
export const connectsTo = (ids: readonly IntegrationId[]): string => {
  for (const id of ids) {
    if (id in integrations) continue;
    throw new Error(
      `connectsTo names '${id}', which is no system of src/data/integrations.ts; one of: ${Object.keys(integrations).join(', ')}`,
    );
  }
  const withStatus = (status: string): readonly string[] =>
    ids
      .map((id) => integrations[id])
      .filter((one) => one.status === status)
      .map(({name}) => name);
  const available = withStatus('available');
  const beta = withStatus('beta');
  return [
    available.length === 0
      ? ''
      : `${join(available)} ${available.length === 1 ? 'is' : 'are'} available`,
    beta.length === 0 ? '' : `${join(beta)} ${beta.length === 1 ? 'is' : 'are'} in beta`,
  ]
    .filter((part) => part !== '')
    .join('; ');
};

/** 'English, French and 12 more languages'. */
export const languages = `English, French and ${claims.furtherLanguages} more languages`;
