import {company} from '../../config/company.ts';
import {callDuties} from '../../data/callDuties.ts';
import {claims} from '../../data/claims.ts';
import {operatorFacts} from '../../data/operatorFacts.ts';
import {keptDays} from '../../data/retention.ts';
import {planTerms, setupFee} from '../../data/plans.ts';
import {formatDollars} from '../../lib/format/numbers.ts';
import {
  documents,
  encrypted,
  leaving,
  minutes,
  recording,
  residency,
  setup,
  uptime,
} from '../../data/serviceSubjects.ts';
import {aiPhoneLine, breach, emergency, hipaa, replyPromise} from '../../data/subjects.ts';
import {legalRevised} from './agreement.ts';

const remedy = operatorFacts.uptimeRemedy;

/**
 * Facts for the legal texts, used as `{facts.uptime}` in the MDX files. Figures and sentences come from
 * product data, so that a text can't contradict the pricing page. Text only, because the PDF uses the
 * same values.
 */
export const legalFacts = {
  product: company.name,
  company: operatorFacts.legalEntity,
  headquarters: company.headquarters,
  site: new URL(company.siteUrl).host,
  phone: company.phone.display,
  email: company.email.display,
  privacyEmail: operatorFacts.privacyEmail,

  setupFee: formatDollars(setupFee.special),
  setupOffer: setup.offer,
  cancellationDays: String(planTerms.cancellationNoticeDays),
  guarantee: leaving.guarantee,
  minutesBeyond: minutes.beyond,
  uptime: claims.uptimeSla,
  uptimePromise: uptime.promise,
  uptimeCredit: uptime.credit,
  farBelow: remedy.farBelow,
  breachWithin: breach.within,
  governingLaw: operatorFacts.governingLaw,
  residency: `${residency.stored} ${residency.opened}`,
  callAccess: residency.who,
  training: residency.training,
  reply: replyPromise.within,
  line: aiPhoneLine.long,
  revised: legalRevised,
  coverage: claims.coverageShort,
  baa: hipaa.baa,
  emergency: emergency.long,
  whenDown: uptime.whenDown,

  encryption: encrypted.long,
  assurance: documents.soc2,
  subProcessorNoticeDays: String(operatorFacts.subProcessorNoticeDays),
  subProcessors: operatorFacts.subProcessors
    .map(({purpose, handles}) => `${purpose.toLowerCase()} (${handles})`)
    .join('; '),
  subProcessorNames: documents.subProcessorNames,
  deletionDays: String(operatorFacts.deletionDays),
  callRetention: recording.kept,
  unconfirmedDays: String(keptDays.unconfirmed),
  formRetention: `We delete contact messages ${keptDays.forms} days after they came in, and bookings ${keptDays.forms} days after the demo, or earlier if you ask us to`,

  aiDisclosureOurs: callDuties.aiDisclosure.ours,
  aiDisclosureYours: callDuties.aiDisclosure.yours,
  recordingOurs: callDuties.recording.ours,
  recordingYours: callDuties.recording.yours,
  outgoingOurs: callDuties.outgoing.ours,
  outgoingYours: callDuties.outgoing.yours,
  stopOurs: callDuties.stop.ours,
  stopYours: callDuties.stop.yours,
} as const satisfies Readonly<Record<string, string>>;

export type LegalFactId = keyof typeof legalFacts;
