/** A large phone: the doctor on a call, the controls under him, and what he says beside it. */
export function DoctorOnScreen() {
  return (
    <g>
      <rect x="386" y="26" width="206" height="420" rx="32" fill="var(--art-line)" />
      <rect x="397" y="38" width="184" height="396" rx="22" fill="var(--art-paper)" stroke="none" />
      <path
        d="M397 60a22 22 0 0 1 22-22h140a22 22 0 0 1 22 22v246H397Z"
        fill="var(--art-lilac)"
        stroke="none"
      />
      <path d="M466 50h46" stroke="var(--art-line)" strokeWidth="5" />
      <path d="M412 306c2-50 16-72 50-80l16-5h26l16 5c34 8 46 30 48 80Z" fill="var(--art-paper)" />
      <path d="M470 222l20 30 22-30-6-26h-30Z" fill="var(--art-skin)" />
      <path d="M452 150c0-30 14-44 38-44s38 14 38 44c0 36-16 62-38 62s-38-26-38-62Z" fill="var(--art-skin)" />
      <path
        d="M450 156c-6-44 12-64 42-64 28 0 44 20 38 64-4-16-8-26-16-32-18 6-36 6-50 0-6 8-10 16-14 32Z"
        fill="var(--art-skin-deep)"
      />
      <path d="M474 158h.1M508 158h.1" strokeWidth="6" />
      <rect x="463" y="148" width="22" height="19" rx="8" strokeWidth="2.5" />
      <rect x="497" y="148" width="22" height="19" rx="8" strokeWidth="2.5" />
      <path d="M485 156h12" strokeWidth="2.5" />
      <path d="M478 188q13 10 26 0" />
      <path d="M462 226c-6 40 2 56 20 56s24-14 22-30M524 226c2 22 4 36-4 46" stroke="var(--art-violet)" />
      <circle cx="518" cy="280" r="8" fill="var(--art-warm)" />
      <path d="M397 306h184" />
      <rect x="416" y="322" width="92" height="9" rx="4.5" fill="var(--art-line)" stroke="none" />
      <rect x="416" y="340" width="60" height="8" rx="4" fill="var(--art-lilac)" stroke="none" />
      <circle cx="430" cy="392" r="18" fill="var(--art-mist)" stroke="none" />
      <circle cx="489" cy="392" r="22" fill="var(--art-warm)" stroke="none" />
      <circle cx="548" cy="392" r="18" fill="var(--art-mist)" stroke="none" />
      <path
        d="M424 386h9a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM435 390l6-4v12l-6-4"
        strokeWidth="2.5"
      />
      <path d="M478 395c6-6 16-6 22 0M548 382v12M543 391a5 5 0 0 0 10 0M548 401v3" strokeWidth="3" />
      <g>
        <path
          d="M330 150h92a12 12 0 0 1 12 12v40a12 12 0 0 1-12 12h-8l4 18-22-18h-66a12 12 0 0 1-12-12v-40a12 12 0 0 1 12-12Z"
          fill="var(--art-paper)"
        />
        <path d="M336 172h78M336 190h48" stroke="var(--art-violet)" strokeWidth="5" />
      </g>
    </g>
  );
}

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
