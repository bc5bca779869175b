export { setLanguage as changeLang } from '../../services/set-language';
