/** A woman in a head tie, phone in hand, with a mug and a plant on the table. */
export function WomanAtTable() {
  return (
    <g>
      <path d="M96 470c2-62 18-98 62-108l32-8h30l32 8c42 10 58 46 62 108Z" fill="var(--art-violet)" />
      <path d="M178 356c4 22 50 22 54 0l-8-24h-38Z" fill="var(--art-skin-deep)" stroke="none" />
      <path d="M178 356c8 26 46 26 54 0" />
      <path
        d="M166 262c0-26 16-40 40-40s38 14 38 40v22c0 34-18 56-40 56s-38-22-38-56Z"
        fill="var(--art-skin)"
      />
      <path
        d="M158 268c-10-40 8-74 50-76 34-2 56 18 50 50 14 6 12 26-6 24-28-12-60-14-94 2Z"
        fill="var(--art-warm)"
      />
      <path d="M172 234c26-16 52-18 78-4M188 204c18 2 40 12 54 30M258 242c16-14 30-8 24 6-4 10-16 14-24 10" />
      <path d="M188 276h.1M224 276h.1" strokeWidth="6" />
      <path d="M181 264q7-5 14-1M217 263q7-4 14 1" strokeWidth="2.5" />
      <path d="M206 280q-5 14 1 16" strokeWidth="2.5" />
      <path d="M192 310q14 12 28 0" />
      <circle cx="163" cy="304" r="5" fill="var(--art-sand)" strokeWidth="2" />
      <path d="M140 470c2-26 6-44 14-60M272 470c-2-26-4-40-10-56" strokeWidth="2.5" />
      <path d="M290 452c-2-30 4-50 24-62l26 20c-16 14-22 26-24 46Z" fill="var(--art-violet)" />
      <path d="M312 392c4-16 14-30 26-34l26 6c6 4 2 12-6 12l-10 2c-4 14-8 22-12 30Z" fill="var(--art-skin)" />
      <rect
        x="340"
        y="318"
        width="40"
        height="66"
        rx="7"
        fill="var(--art-line)"
        transform="rotate(10 360 351)"
      />
      <rect x="56" y="468" width="330" height="14" rx="5" fill="var(--art-sand)" />
      <path d="M84 482v18M358 482v18" />
      <path d="M92 468v-34h40v34ZM132 442h8a8 8 0 0 1 0 18h-8" fill="var(--art-paper)" />
      <path d="M104 424q-5-7 0-13M118 424q-5-7 0-13" strokeWidth="2.5" />
    </g>
  );
}
