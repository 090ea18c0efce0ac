import { remoteConfig } from '@ilera/build';
import { paths } from '@ilera/contracts';

export default remoteConfig(import.meta.url, {
  prerendered: {
    'sign-in': paths.signIn,
    'sign-up': paths.signUp,
    'forgot-password': paths.forgotPassword,
    'complete-profile': paths.completeProfile,
  },
});
