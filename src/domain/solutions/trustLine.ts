import {type Solution} from '../../data/specialties/schema';

/** 'Trusted by 200+ Dental Practices'. */
export const trustLine = ({practices, of}: Solution['trust']): string =>
  `Trusted by ${practices}+ ${of}`;
