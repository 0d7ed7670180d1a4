// Only for e2e/early.spec.ts as it is now: delete it with that file's next version.
export {fakeHost as standIn} from './fakes';
