import { Picture, type PictureProps } from '@shared/ui/illustrations/picture';

/** A thread of messages: a question with a photo, the doctor's answer, and the prescription that follows. */
export function ChatThreadArt(props: PictureProps) {
  return (
    <Picture width={420} height={440} {...props}>
      <path
        d="M46 70h214a16 16 0 0 1 16 16v96a16 16 0 0 1-16 16H70l-34 24 6-26a16 16 0 0 1-12-16V86a16 16 0 0 1 16-16Z"
        fill="var(--art-paper)"
      />
      <rect x="50" y="90" width="76" height="88" rx="8" fill="var(--art-sand)" />
      <path
        d="M52 148 92 94c4-4 8-4 14-2l18 8v22l-36 54H60c-5 0-8-3-8-8Z"
        fill="var(--art-skin)"
        stroke="none"
      />
      <circle cx="86" cy="140" r="3" fill="var(--art-warm)" stroke="none" />
      <circle cx="94" cy="150" r="3" fill="var(--art-warm)" stroke="none" />
      <circle cx="84" cy="154" r="2.5" fill="var(--art-warm)" stroke="none" />
      <path d="M146 104h104M146 126h104M146 148h62" stroke="var(--art-line)" strokeWidth="7" opacity=".75" />
      <g>
        <path
          d="M166 226h206a16 16 0 0 1 16 16v62a16 16 0 0 1-16 16l8 26-36-26H166a16 16 0 0 1-16-16v-62a16 16 0 0 1 16-16Z"
          fill="var(--art-violet)"
        />
        <path d="M174 252h188M174 273h188M174 294h92" stroke="var(--art-paper)" strokeWidth="7" />
      </g>
      <g>
        <circle cx="372" cy="196" r="30" fill="var(--art-lilac)" />
        <path d="M350 216c2-14 10-20 22-20s20 6 22 20a30 30 0 0 1-44 0Z" fill="var(--art-paper)" />
        <circle cx="372" cy="184" r="13" fill="var(--art-skin)" />
        <path d="M359 184c-1-12 5-17 13-17s14 5 13 17c-4-7-6-8-13-8s-9 1-13 8Z" fill="var(--art-skin-deep)" />
      </g>
      <g>
        <path
          d="M60 348h168l24 24v56a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8v-72a8 8 0 0 1 8-8Z"
          fill="var(--art-paper)"
        />
        <path d="M228 348v24h24" fill="var(--art-sand)" />
        <path d="M72 372h16a8 8 0 0 1 0 16H72v-16v32M80 388l18 20M96 392l-14 18" stroke="var(--art-violet)" />
        <path d="M120 386h84M120 404h104" strokeWidth="5" opacity=".75" />
        <g transform="rotate(-24 300 404)">
          <rect x="266" y="390" width="72" height="30" rx="15" fill="var(--art-warm)" />
          <path d="M302 390h21a15 15 0 0 1 0 30h-21Z" fill="var(--art-paper)" />
        </g>
      </g>
    </Picture>
  );
}
