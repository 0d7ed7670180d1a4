import {company} from '@site/src/config/company';
import {demoFacts} from '@site/src/data/subjects';

export const content = {
  title: `Keep your staff. Add ${company.name} for the calls they can’t take.`,
  lede: 'Four ways to get a practice’s phone answered, and what each of them costs.',
  description:
    'Your own staff, an answering service, voicemail, or an AI receptionist: nine questions answered for each, and what a month of calls costs.',
  demoTitle: 'Bring your quote to a demo',
  demoText: `${demoFacts.name}.`,
} as const;
