// The one place where data may look at the icon names: the file is a list of words, it draws nothing.
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- names only, see above
export {iconNames, type IconName} from '../components/ui/Icon/iconNames';
