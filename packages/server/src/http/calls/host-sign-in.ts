export { signIn as hostSignIn } from '../../services/sign-in';
