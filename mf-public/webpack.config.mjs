import { remoteConfig } from '@ilera/build';
import { paths, pathTo, patterns } from '@ilera/contracts';
import * as calls from '@ilera/contracts/calls';
import { summaries } from './src/blog/articles/summaries.ts';

export default remoteConfig(import.meta.url, {
  firstCalls: { landing: [{ call: `${calls.conditions.path.replace(':category', 'popular')}?page=1` }] },
  listed: [{ paths: summaries.map(({ id }) => pathTo.blogPost(id)) }],
  offlinePages: ['blog-post'],
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
