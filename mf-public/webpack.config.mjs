import { remoteConfig } from '@shared/build';
import { paths, patterns } from '@shared/contracts';

export default remoteConfig(import.meta.url, {
  firstCalls: { landing: [{ call: 'condition/category/popular?page=1' }] },
  prerendered: {
    landing: paths.home,
    waitlist: paths.waitlist,
    blog: paths.blog,
    'blog-post': patterns.blogPost,
    'use-cases': paths.useCases,
    providers: paths.providers,
    pharmacies: paths.pharmacies,
    terms: paths.terms,
    privacy: paths.privacy,
  },
});
