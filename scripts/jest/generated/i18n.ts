const i18n = {
  defaultLocale: 'en',
  locales: ['en'],
  currentLocale: 'en',
  localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en-US', path: 'en'}},
};

export default i18n;
