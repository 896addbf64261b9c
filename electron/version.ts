/** The version of the app, as its package says. */
export { version as APP_VERSION } from '../package.json';
