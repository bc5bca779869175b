export { setLanguage as changeLang } from '../../players/preferences/set-language';
