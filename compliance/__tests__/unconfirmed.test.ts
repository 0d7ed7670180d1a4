import {operatorQuestions} from '../../src/data/operatorFacts.ts';
import {counselFacts} from '../legalStatements.ts';
import {unconfirmed} from '../unconfirmed.ts';

describe('unconfirmed', () => {
  it('the list of unconfirmed facts leaves out confirmed ones', () => {
    const lines = unconfirmed(operatorQuestions);
    expect(lines).toHaveLength(Object.values(operatorQuestions).filter((f) => !f.confirmed).length);
    const done = {
      ...operatorQuestions,
      subProcessors: {...operatorQuestions.subProcessors, confirmed: true},
    };
    expect(unconfirmed(done).some((line) => line.startsWith('subProcessors'))).toBe(false);
    expect(lines.find((line) => line.startsWith('subProcessors:'))).toContain('/security, /dpa');
  });

  it('the list of unconfirmed facts names each legal statement for counsel, by article', () => {
    const lines = unconfirmed(counselFacts);
    expect(lines.find((line) => line.startsWith('counsel /blog/hipaa-compliance:'))).toContain(
      '45 CFR 164.522(b) (confidential communications)',
    );
  });
});
