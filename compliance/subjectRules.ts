import {claims} from '../src/data/claims.ts';
import {plans} from '../src/data/plans.ts';
import {
  documents,
  encrypted,
  languages,
  leaving,
  locations,
  minutes,
  recording,
  residency,
  setup,
  support,
  uptime,
} from '../src/data/serviceSubjects.ts';
import {
  breach,
  demoFacts,
  goLive,
  hipaa,
  insurance,
  aiPhoneLine,
  practices,
  replyPromise,
} from '../src/data/subjects.ts';

/** Subject of src/data/subjects.ts, with a pattern for sentences about it. */
interface SubjectRule {
  readonly subject: string;
  /** Matches sentences about the subject. */
  readonly words: RegExp;
  /** Sentences and clauses; each sentence on the subject contains one of them. */
  readonly said: readonly string[];
  /** Pages about the subject in general, such as an article on the law. */
  readonly except?: RegExp;
}

const ARTICLES = /^\/blog\//;

/** One row for each subject. Strings that the owner fixed are allowed beside our sentences, marked “Fixed”. */
const subjectRules: readonly SubjectRule[] = [
  {
    subject: 'sending the reader away',
    words:
      /\bbefore you sign\b|\border form (?:states|names|says)\b|\bask us (?:which|whether)\b|\bask for the (?:current )?list\b|\bwe(?:’ll)? list them\b|\bask,? and we\b|\bas the agreement (?:says|states)\b/i,
    said: [],
    except: ARTICLES,
  },
  {
    subject: 'reply time',
    words:
      /\b(?:repl\w+|answers?|answered|get back|responds?)\b[^.]{0,40}\b(?:24 hours|business days?)/i,
    // Fixed: the contact form's answer.
    said: [replyPromise.within, 'get back to you within 24 hours', documents.soc2],
  },
  {
    subject: 'from signing to all calls',
    words: /\b48 hours\b|\b48–72\b|\b1–2 weeks\b|\b2–4 weeks\b/,
    said: [goLive.name, goLive.enterprise, goLive.firstCalls],
    except: ARTICLES,
  },
  {
    subject: 'the number',
    words: /\b(?:AI line|555-0142)\b[^.]*\b(?:books?|takes?|messages?|test appointment)\b/,
    said: [aiPhoneLine.does.replace(/^It /, '')],
  },
  {
    subject: 'recording and transcripts',
    words: /\b(?:recordings?|transcripts?)\b[^.]*\b(?:kept|keep|days|stored|turn)\b/i,
    said: [recording.kept],
  },
  {
    subject: 'encryption',
    words: /\bencrypt(?:ed|ion)\b[^.]*\b(?:transit|rest|texts?|email|stored|directions|ways)\b/i,
    said: [
      encrypted.short,
      encrypted.long,
      'Texts and ordinary email are not encrypted',
      'texts and email are not encrypted',
    ],
    except: ARTICLES,
  },
  {
    subject: 'where records are, and who opens them',
    words:
      /\b(?:stored|kept|opened|lives?|data|access)\b[^.]*\bUnited States\b|\bUS data residency\b|\bKept in the US\b/i,
    said: [residency.stored, residency.opened, 'US data residency'],
  },
  {
    subject: 'who opens a call',
    words:
      /\b(?:can|may|who) opens? (?:\w+ )?(?:calls?|records?)\b|\bsupport engineer\b|\b(?:we|our team|our people)\b[^.]*\b(?:listen\w*|read\w*)\b[^.]*\bcalls\b/i,
    said: [
      residency.opened,
      residency.who,
      'can open our calls?',
      'the support engineer assigned to your practice reads the notes of the calls',
    ],
  },
  {
    subject: 'training',
    words: /\btrains?\b[^.]*\b(?:model|AI)\b/i,
    said: [residency.training, 'Do you train AI on our calls?'],
    except: ARTICLES,
  },
  {
    subject: 'minutes beyond a plan',
    words:
      /\b(?:extra|further|additional) minutes\b|\bminutes? (?:beyond|over)\b|\bnever cut off\b|\$0\.35/i,
    said: [minutes.beyond, minutes.eachBeyond, minutes.then],
  },
  {
    subject: 'the guarantee',
    words: /\bguarantee\b|\bmoney[- ]back\b|\brefund/i,
    said: [
      leaving.guarantee,
      leaving.guaranteeName,
      'What does the money-back guarantee cover?',
      'Money back',
    ],
    except: ARTICLES,
  },
  {
    subject: 'uptime and credit',
    words: /99\.9%|\bwe credit\b|\bcredit for a month\b|\bannounced maintenance\b/i,
    said: [uptime.promise, uptime.credit, uptime.short, uptime.share],
  },
  {
    subject: 'languages',
    words:
      /\b(?:12\+?|14|20\+?|twelve) (?:more|others?|other languages|languages)\b|\bEnglish, French\b/,
    // Fixed: the dietitians' page.
    said: [languages.short, languages.long, '20+ languages'],
  },
  {
    subject: 'insurance',
    words: /\binsurance\b[^.]*\b(?:verif\w+|payer|covered)\b|\bcontacts? the payer\b/i,
    // Fixed: the dietitians' claim, as a question that our sentence answers.
    said: [insurance.short, insurance.long, 'How does insurance verification work?'],
    except: ARTICLES,
  },
  {
    subject: 'HIPAA and the agreement',
    words: /\bHIPAA[- ](?:compliant|ready|certified)\b|\bBAA\b[^.]*\bbefore\b/i,
    // Fixed: the dietitians' badge, and the contact page's card.
    said: ['HIPAA Ready', 'HIPAA ready', 'HIPAA Compliant', 'HIPAA compliant', hipaa.baa],
  },
  {
    subject: '911 first',
    words: /\b(?:dial|phone|ring|contact|tells?)\b[^.]*\b911\b/i,
    said: ['call 911'],
  },
  {
    subject: 'a demo',
    words:
      /\b(?:20|twenty)[- ]minutes?\b[^.]*\b(?:demo|free|person|video|phone)\b|\bdemo\b[^.]*\b(?:20|twenty)[- ]minutes?\b|\bin a sample schedule\b|\bvideo link\b[^.]*\bemail\b/i,
    said: [demoFacts.name, demoFacts.what, demoFacts.byVideo],
  },
  {
    subject: 'practices served',
    words: /\b500\+/,
    said: [practices.served, '500+'],
  },
  {
    subject: 'the price of two locations',
    words: /\btwo locations\b[^.]*\$|\$[^.]*\btwo locations\b/i,
    said: [locations.two],
  },
  {
    subject: 'the setup offer',
    words: /\bfirst 100\b|\$10,000/,
    said: [setup.offer],
  },
  {
    subject: 'breach reports',
    words: /\b24 hours\b[^.]*\bsuspect|\bsuspected breach[^.]*\b(?:hours|days?)\b/i,
    said: [breach.within, breach.short],
    except: ARTICLES,
  },
  {
    subject: 'what a person costs',
    words: /\$4,000/,
    said: [claims.humanMonthlyCostRange],
  },
  {
    subject: 'notice to cancel',
    words: /\bcancel\w*\b[^.]*\b(?:days|month)[’']? notice\b/i,
    said: [leaving.cancel, leaving.notice],
  },
  {
    subject: 'support hours',
    words: /\b9am–6pm\b/,
    // Fixed: the plan's card.
    said: [support.small, plans.small.limitations[1]],
  },
];

interface Contradiction {
  readonly subject: string;
  readonly sentence: string;
}

/** Splits text into sentences. */
export const sentencesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((block) =>
      block
        .replaceAll(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.?!]”?) (?=[\p{Lu}“(\d])/u),
    )
    .filter((sentence) => /\p{L}/u.test(sentence));

/** Finds sentences about a subject that don't use the words of `src/data/subjects.ts`. */
export const contradictions = (
  route: string,
  sentences: readonly string[],
): readonly Contradiction[] =>
  subjectRules
    .filter(({except}) => !except?.test(route))
    .flatMap(({subject, words, said}) => {
      const ours = said.flatMap((one) => (/\p{L}/u.test(one) ? sentencesIn(one) : one));
      return sentences
        .filter(
          (sentence) =>
            words.test(sentence) &&
            !ours.some((one) => sentence.toLowerCase().includes(one.toLowerCase())),
        )
        .map((sentence) => ({subject, sentence}));
    });
