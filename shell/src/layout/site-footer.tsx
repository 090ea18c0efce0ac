import { brand } from '@ilera/contracts';
import { interfaceState, Link, runtimeConfig } from '@ilera/runtime';
import { BrandMark, ForwardIcon, SocialIcon, SupportEmail, useIsHydrating } from '@ilera/ui';
import entryStyles from './footer-entry-points.module.css';
import { entryPoints, footerColumns, legalLinks, words } from '../navigation/navigation.words';
import styles from './site-footer.module.css';

const networks = ['youtube', 'linkedin', 'facebook', 'tiktok', 'instagram'] as const;

/** The footer's links (P2.1), the ways to reach a person, and the small print. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <FooterEntryPoints />
      <div className={styles.inner}>
        <div className={styles.about}>
          <BrandMark />
          <p>{words.about}</p>
          <p className={styles.contact}>
            <SupportEmail />
            <a translate="no" href={brand.supportPhoneHref}>
              {brand.supportPhone}
            </a>
            <WhatsAppContact />
          </p>
          <ul className={styles.social}>
            {networks.map((network) => (
              <li key={network}>
                <a href={brand.social[network]} rel="noopener noreferrer">
                  <SocialIcon network={network} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.small}>
        <div className={styles.smallPrint}>
          <p>{words.smallPrint}</p>
          <ul className={styles.legal}>
            {legalLinks.map(({ label, to }) => (
              <li key={label}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** The link to WhatsApp, where the service has a number. Not prerendered: a build does not know the settings. */
function WhatsAppContact() {
  const hydrating = useIsHydrating();
  const { whatsApp } = runtimeConfig;
  return whatsApp && !hydrating ? (
    <a href={`https://wa.me/${whatsApp}`} rel="noopener noreferrer">
      {words.whatsApp}
    </a>
  ) : null;
}

/** The footer's three entry points: individuals, employers and providers. */
function FooterEntryPoints() {
  return (
    <div className={entryStyles.band}>
      <ul className={entryStyles.points}>
        {entryPoints.map((point) => (
          <li key={point.label}>
            {'to' in point ? (
              <Link to={point.to} className={entryStyles.point}>
                <strong>{point.label}</strong>
                <ForwardIcon />
              </Link>
            ) : (
              <button
                type="button"
                aria-haspopup="dialog"
                className={entryStyles.point}
                onClick={() => interfaceState.open(point.overlay)}
              >
                <strong>{point.label}</strong>
                <ForwardIcon />
              </button>
            )}
            <p>{point.hint}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
