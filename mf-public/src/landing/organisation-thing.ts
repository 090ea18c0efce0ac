import { brand, paths } from '@shared/contracts';
import { siteOrigin, type Thing } from '@shared/ui';

/** The company behind the site. */
export function organisationThing(): Thing {
  const origin = siteOrigin();
  return {
    '@type': 'MedicalOrganization',
    '@id': `${origin}/#organisation`,
    name: brand.name,
    legalName: brand.legalName,
    url: origin + paths.home,
    email: brand.supportEmail,
    telephone: brand.supportPhone,
    areaServed: { '@type': 'Country', name: 'Nigeria' },
    sameAs: Object.values(brand.social),
  };
}
