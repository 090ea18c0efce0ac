/** Words that say nothing about an illness, in English, Nigerian Pidgin, Hausa, Yoruba and Igbo. "No" is none of them. */
export const stopWords = new Set(
  `a an the i im ive me my mine we our you your he his she her hers it its they them their this that these those
  is are was were be been being am do does did have has had having get gets getting got want need needs feel feels
  feeling felt think at in on of for to from and or but with by as so if when while then than very really quite too
  just also please help since about day days week weeks month months year years yesterday today now ago always
  often sometimes what how why which who where can could should would will may might treatment treat treating cure
  remedy medicine symptom symptoms sign signs cause causes disease condition doctor
  hello good some any there going keep keeps keeping
  dey de don na wey e im una abeg oo sef sha una dem una sey
  ina yana tana nake take yake da ta ya ke ne ce wai mai sosai ni min mana kuma sai domin don
  n ti ni fun naa gan se pelu mi mo
  m nke di nwere ka ga`.split(/\s+/),
);
