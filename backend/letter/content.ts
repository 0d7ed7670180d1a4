import {brand} from '../../src/config/brand.ts';
import {operatorFacts} from '../../src/data/legalOperatorFacts.ts';
import type {Letter} from '../../src/domain/letters/checkLetter.ts';
import {readLetters} from '../../src/domain/letters/readLetters.ts';
import {formatProblem} from '../../src/domain/problems.ts';
import type {LetterContent} from '../worker/mail/toReader.ts';

/** Who sends letters; null: not known yet. */
export interface Sender {
  readonly name: string;
  /** Where they can be written to, with its line breaks. */
  readonly postalAddress: string | null;
}

/** As the operator's facts have it. */
export const operatorSender: Sender = {
  name: operatorFacts.legalEntity.value ?? brand.name,
  postalAddress: operatorFacts.postalAddress.value,
};

/**
 * The letter of a month, with nothing wrong in its file.
 *
 * @param siteDir the project's root
 * @throws what is wrong, a line each
 */
export const findLetter = async (siteDir: string, id: string): Promise<Letter> => {
  const {letters, problems} = await readLetters(siteDir);
  const found = letters.find((letter) => letter.id === id);
  if (found) return found;
  const own = problems.filter(({file}) => file.startsWith(`letters/${id}.md`));
  if (own.length > 0) throw new Error(own.map(formatProblem).join('\n'));
  const others = letters.map((letter) => letter.id).join(', ');
  throw new Error(
    `There is no letters/${id}.md; npm run new:letter writes one.${others === '' ? '' : ` There are: ${others}.`}`,
  );
};

const senderText = ({name, postalAddress}: Sender, fallback: string): string =>
  `${name}\n${postalAddress ?? fallback}`;

const contentOf = (
  {id, subject, preheader, about, button, blocks}: Letter,
  sender: string,
): LetterContent => ({id, subject, preheader, about, button, blocks, sender});

/** A letter as a preview shows it: it says so where the address is missing. */
export const previewContent = (letter: Letter, sender: Sender): LetterContent =>
  contentOf(letter, senderText(sender, '[The postal address is missing: nothing can be sent]'));

/** A letter as readers get it. @throws without a postal address */
export const sentContent = (letter: Letter, sender: Sender): LetterContent => {
  if (sender.postalAddress === null) {
    throw new Error(
      'Nothing can be sent without a postal address: the law wants one in every letter (16 CFR 316, CAN-SPAM). Set postalAddress in src/data/legalOperatorFacts.ts.',
    );
  }
  return contentOf(letter, senderText(sender, ''));
};
