/**
 * Signs of an emergency in people's words. No clinician has reviewed this list yet (docs/legal.md). A phrase's words
 * stand near one another in any order; `=` marks words in exactly this form. Accents are left out.
 */
interface Languages {
  english: string;
  pidgin?: string;
  hausa?: string;
  yoruba?: string;
  igbo?: string;
}

const cannot =
  'cannot|cant|cnt|no|not|unable|without|hard|difficult|difficulty|trouble|struggle|problem|issue|couldnt|doesnt|dont|isnt';
const much =
  'heavy|heavily|lot|much|plenty|nonstop|stop|stopping|severe|serious|profuse|fast|clots|soaking|soaked';
const worst = 'severe|serious|worst|unbearable|terrible|extreme|sudden|suddenly|excruciating';
const child = 'baby|babies|newborn|infant|child|toddler|pikin|kid';
const pregnant = 'pregnant|pregnancy|preg|belle';
const swallowed = 'drank|drink|drunk|drinking|swallow|swallowed|ate|took|take|taken|taking';
const pills = 'pills|tablets|capsules|paracetamol|panadol|tramadol|codeine|ibuprofen|diazepam';
/** An overdose: more tablets than anybody takes at once. */
const tooMany =
  '10|12|14|15|16|18|20|24|25|28|30|32|35|36|40|45|48|50|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|dozen';
/** Systolic pressures that are dangerous with a headache: 180 to 280. */
const highPressure = Array.from({ length: 101 }, (_, more) => 180 + more).join('|');

export const urgentSigns: Record<string, Languages> = {
  // First, because its messages differ.
  selfHarm: {
    english:
      'suicide, suicidal, kill|killing|killed myself|himself|herself|themselves|self, harm|harming|hurt|hurting|cut|cutting myself|himself|herself, end|ending|take|taking life, cut|cutting|slit wrist|wrists, =end it all, =ending it all, =want to end it, =wanna end it, =like ending it, =of ending it, =end everything, =ending everything, =want to be alive, =want to be here anymore, =dont want to be here, =do not want to be here, =dont want to exist, =do not want to exist, =never wake up, =want to stop living, =like dying, =ready to die, =want it all to end, =want to disappear, =sleep forever, =cant go on anymore, =cannot go on anymore, =cant go on living, =thoughts of death, =want to die, =wants to die, =wanna die, =wan to die, =wish i was dead, =wish i were dead, =better off dead, =dont want to live, =do not want to live, =no reason to live, =tired of life, =tired of living, =tired of being alive, =better without me, =not worth living, =no point in living, =no point living, jump|jumping bridge|building|roof, =better off without me, hang|hanging myself|himself|herself, =self harm, selfharm, voices kill|killing|hurt|harm',
    pidgin:
      '=wan die, =wan kill myself, kill|hang mysef|myself|himsef|hersef, =tire for life, =tire for this life, =tired of this life, =no wan live, =no wan dey alive, =make i die, =make i just die, =life don tire me',
    hausa:
      'kashe kaina|kansa|kanta|kai, rataye|harbe kaina|kansa|kanta, =so in mutu, =son mutuwa, =so na mutu, =gwamma in mutu, =gara in mutu, gaji rayuwa, =gaji da rayuwa',
    yoruba:
      '=pa ara mi, =pa ara re, =pa ara e, =para mi, =fe ku, =fe pa ara, pokunso, =okun so, =aye su mi, =aye ti su mi, =emi mi su mi',
    igbo: '=igbu onwe m, =gbuo onwe m, =egbu onwe m, =gbuo onwe ya, =igbu onwe ya, =igbu onwem, =choro inwu, =achoro m inwu, =achoro m igbu onwe, =ike ndu agwula m, =ike uwa agwula m, =ndu agwula m, kwugbu onwe',
  },
  chest: {
    english:
      'chest|chets|ches pain|pian|hurt|ache|tight|tightness|tightening|heavy|heaviness|pressure|squeeze|squeezing|burn|crushing|crush|stab|sharp|discomfort|grip|sore, heart|hart attack|attact|atack|failure|stop|stopped|stopping|pain|hurt|ache, pain left arm, pain jaw arm|sweat, cardiac arrest, chestpain|chestpains|heartattack',
    pidgin: 'chest pepper|hook|tie|tight|bite|cut|catch|hold, heart pepper|hook|cut|tight|pain',
    hausa:
      'ciwon|ciwo|zafi|zafin|radadi|matsewar|nauyin|nauyi kirji|kirjina|kirjin|kirjinta|kirjinsa, ciwon|bugun zuciya|zuciyata, bugawar zuciya, zuciya|zuciyata ciwo|zafi|tsaya',
    yoruba:
      'aya|igbaya|igbaaya|ookan dun|ro|riro|didun|fun|gun, okan|okanmi dun|didun|riro|ro, aya wuwo, okan daku, ikolu okan',
    igbo: 'obi mgbu|ufu|egbu|afu|mgbawa|nkolo|agbawa|nsogbu, =obi na egbu, =obi na afu, obi mgbapu, obi kwusi|kwusiri',
  },
  breathing: {
    english: `breathe|breath|breathing|breathin|brethe|breeth|breate ${cannot}|painful|short|shortness|fast|rapid|heavy|gasp|stop|stopped|noisy|cut|run|runs|running|lost|losing, breathless, breathlessness, gasping, suffocate, choke|choking|choked, stuck throat, lips|face|tongue blue|bluish|purple, turned|turning|turns|gone|going blue, asthma attack|serious|severe|worse, inhaler ${cannot}|finished|working|works, drown|drowning|drowned`,
    pidgin:
      'breath|breathe|breathing cease|seize|catch|cut|hook|dey, breath finish, seize air, air no enter, =e no dey breathe, chook throat',
    hausa:
      'numfashi|nunfashi|lumfashi wahala|wahalar|rashin|iya|kasa|sarkewa|sarkewar|karancin|daukewa|daukewar|ba|baya|bata|wuya|matsalar|tsaya|yanke|sama, numfashina|numfashinsa|numfashinta wahala|yanke|tsaya|sarke|dauke, shakewa, shakar numfashi, shake|shakare wuya|makogwaro|abinci, nutse ruwa, =ruwa ya ci',
    yoruba:
      '=o le mi, =ko le mi, =ole mi dada, =le mi daadaa, =le mi dada, =ko lee mi, =mimi soro, mimi|mi soro|inira|wahala|isoro, eemi|emi kukuru|soro|ge|tan|duro, =ko mi mo, eemi kekuru, fun lorun, =omi gbe, =omi mu',
    igbo: '=iku ume, =eku ume, =ekuru ume, =ikuru ume, =iku ume na, ume ike|siri|esi|mkpirikpi|nsogbu|akwusi|kwusi|kwusiri|oku, =ume na agwu, ume akwa|agwu|agwula, trogbu|akpagbu akpiri|nri, =mmiri riri, =mmiri iri',
  },
  stroke: {
    english: `stroke|strok|stroks, face|mouth|smile droop|drooping|drooped|twisted|twist|crooked|bent|bend|shifted, one side weak|weakness|numb|numbness|paralysed|paralyzed|dead|move|moving|working|work, face|arm|leg|hand numb|numbness|weak|weakness, sudden|suddenly weak|weakness|numb|numbness, cannot|cant|unable|not move|moving|lift|raise arm|leg|hand|body|face, stop|stopped arm|leg|hand|body working|work|moving|move, =cant feel my leg, =cant feel my legs, =cannot feel my leg, =cannot feel my legs, =cant feel my hand, =cant feel my face, paralysed|paralyzed|paralysis|paralise, speech|speaking|talking|talk|words slurred|slur|slurring|cannot|cant|unable|suddenly|lost, slurred, sudden|suddenly blind|blindness|vision|sight|see, headache severe|worst|unbearable|sudden|suddenly|thunderclap|exploding`,
    pidgin:
      'mouth|face don bend|shift|twist|turn, half body, side body no work|waka|move|carry, hand|leg no work|lift|carry|move, =mouth don heavy, talk no fit|clear',
    hausa:
      'shanyewar jiki|barin|rabin|jikin, shanye barin|jiki|rabin, mutuwar barin|jiki, bari|rabi jikinsa|jikinta|jikina mutu, baki|fuska|bakinsa|bakinta karkace|karkata|karkacewa, barin jiki, rabin jiki, kasa|iya magana, ciwon kai mai tsanani|matsananci|tsanani',
    yoruba:
      'ropa|rope rose, roparose, roperose, enu wo|wo|yi|yipo, oju|enu ti ya|wo, apa|ese ro|ku|ro|sise, =ko le gbe apa, =ko le gbe ese, =apa kan ara, =egbe kan ara, ko|o le soro, rorose',
    igbo: 'mkponwu, strok, onu gbagoro|agbago|gbago|ipia, =otu akuku, akuku ahu nwuru|anwu|ike, =apughi ikwu okwu, =ghara ikwu okwu, =kwusi ikwu okwu, =enweghi ike ikwu okwu',
  },
  bleeding: {
    english: `bleed|bleeding|bleedin|hemorrhage|haemorrhage ${much}, bleed|bleeding|blood gushing|gush|pour|pouring|everywhere|spurting|clots, losing|lost|lot|plenty|cup blood, =so much blood, =too much blood, blood wont|not|cannot|no|cant stop|stopping, vomit|vomiting|throwing|threw|cough|coughing|coughed|spit|spitting|puke blood, blood stool|poo|poop|shit|faeces|feces|toilet, black|tarry stool|stools|poo|poop|shit, shitting|pooping|passing|peeing|urinating blood, blood urine|pee|piss, hemorrhaging, bleed|bleeding head|ear|ears, coffee grounds vomit`,
    pidgin:
      'blood rush|rushing|comot|gush|flow|pour, vomit|cough|shit|piss|purge blood, blood no stop|gree, =bleed well well, =bleeding well well',
    hausa:
      'zubar|zuba|zubda|zubewar|fita|fitar|kwarara jini, jini zuba|fita|yawa|tsaya|kwarara, amai|aman|tari|tarin|kashi|bahaya|bayan|fitsari|fitsarin|yoyon jini, bakin|bakar kashi|bayangida',
    yoruba:
      'eje pupo|da|ya|tu|jade|san|duro|sun, eebi|bi|po|hu|wuko|iko|igbe|yagbe|ito eje, =eje n da, =eje n ya, =eje n jade, =eje n san, igbe dudu',
    igbo: 'obara agba|igba|awusi|iwusi|apu|ipu|aputa|akwusi|nnukwu|otutu, agbo|gboro|agbowa|ukwara|nsi|mamiri|nshi obara, =na agba obara, nsi ojii',
  },
  fits: {
    english:
      'convulsion|convulsing|convulse|convulsions|convultion|covulsion, seizure|seizures|siezure|seizing|sezure, fits|fitting|fit having|has|had|getting|got|child|baby|epileptic, epilepsy|epileptic, =fits, =a fit, =fits, shaking|jerking|foaming mouth|body|eyes|uncontrollably, eyes rolling|rolled|turned back|up|white',
    pidgin:
      'pikin|body shake|shaking|jerk|stiff|stiffening, eye turn|white, foam mouth, shake shake body, =fit dey catch',
    hausa:
      'farfadiya|farfadiyar|farfadia, jijjiga|kyarma|girgiza jiki|jikin|yaro|jariri, kumfa baki, bori jiki, makyarkyata',
    yoruba: 'giri, warapa, gbon ara|omo gidigidi, =ara n gbon, foomu enu, ifofo enu, =itutu enu',
    igbo: 'akwukwu, ihe ndodo, =odido, =ahu na ama jijiji, ama jijiji, ufufu onu, akpa akpa ahu',
  },
  unconscious: {
    english:
      'unconscious|unconcious|unconsious|unresponsive|coma, faint|fainted|fainting|fainthing, black|blacked out, blackout, =passed out, =passes out, =passing out, collapse|collapsed|collapsing, cannot|cant|not|no|wont|hard|refuse|refused wake|waking|awake|respond|responding, confused|confusion|delirious grandpa|grandma|grandfather|grandmother|father|mother|dad|mum|papa|mama, confused|confusion|delirious|hallucinating sudden|suddenly|fever|very|old|sweat|sweating|shaking|sugar, lifeless|floppy, =not moving, overdosed',
    pidgin:
      'don faint|collapse, no wake|respond, no gree wake|respond|talk|answer|move, =no dey wake, =no dey move, =no dey talk again, fall|slump|slumped down|don, slump|slumped, =mama don fall, =papa don fall, =mummy don fall, =daddy don fall',
    hausa:
      'suma|suman|sume|sumewa|sumar, hankali|hayyacinsa|hayyacinta|hayyaci fita|rasa|gushe|rashin, rashin sani, farka|farkawa ba|baya|bata|ki|kasa, yanke jiki fadi',
    yoruba:
      'daku|idaku|didaku, =ko ji, =ko ji mo, =ko mo ara, =ko le ji, =ko mira, subu lule, =ko da a mo mo, =ko dahun',
    igbo: 'tubo|tuboro|tubara|itubo, =amaghi onwe, =anaghi eteta, =etetaghi, =adighi eteta, =kwusi iku, dara|daa na ala kpamkpam, uche oji, =oji uche, =amaghi ebe o no, nwuru mkpisi',
  },
  pregnancy: {
    english: `${pregnant}|miscarriage|labour|labor|weeks bleed|bleeding|blood|spotting|fall|fell|accident|convulsion, ${pregnant} ${worst}|headache|blurred|swollen|swelling|fever|faint|dizzy, baby|fetus|foetus no|not|stop|stopped|less|reduced move|moving|movement|kick|kicking, water|waters broke|broken|break|burst|leaking, labour|labor pain|started|contractions|early|long|baby, contractions, miscarriage|miscarry|miscarrying, ectopic, missed period pain|bleed|bleeding, baby coming, placenta, gave|after birth|delivery|childbirth bleed|bleeding|blood|fever|fit|headache, abortion bleed|bleeding|fever|pain, cord|leg|hand baby out`,
    pidgin:
      'belle woman|wife blood|bleed|bleeding, blood belle|pregnant comot|come, water don break|burst, belle don comot|spoil, baby no move|kick belle, wife|woman|madam|sister wan born|deliver, =wan born now, =wan deliver, =labour don start',
    hausa:
      '=ciki tana jini, ciki|juna jini|jinin zuba|zubar|fita|gani, zubewar|zubar|bari|barin ciki|juna, nakuda|nakudar, mai|masu ciki zazzabi|suma|ciwon|kumburi|kumbura|jiri, ruwan|ruwa haihuwa|nakuda|mahaifa|fashe, jariri|yaro|danciki motsi ciki, jini|jinin bayan haihuwa',
    yoruba:
      'oyun|aboyun|alaboyun|loyun eje|baje|wale|wale|iba|daku|inu|giri, oyun|aboyun|alaboyun|loyun seje, =oyun baje, =oyun wale, =oyun mi n ya, robi|irobi, omi|omira tu|ya|da oyun|robi, =omi ti tu, omo ko yi|mira|gbe oyun|inu, eje leyin ibimo|abiyamo',
    igbo: 'ime obara|agba|apu|apuola|ite|mgbu|iba|ahu, ime apu|apuola|apula|ope, =ime opupu, =ime na apu, ime|di obara, =ime omumu, =omumu amalite, mmiri agbawa|gbawara|agbawala, nwa adighi|anaghi emeghari|agaghari afo, obara amuchara|omumu',
  },
  poisoning: {
    english: `poison|poisoned|poisoning|poisen|poisonous, overdose|overdosed, ${swallowed} pills|tablets|drugs many|plenty|much|overdose|bottle|all, =too many pills, =too many tablets, =too many drugs, drank|drunk|swallow|swallowed|ate|took|taken ${tooMany} ${pills}, ${swallowed} whole|entire|full|bottle|pack|packet|card|sachets ${pills}, =too much paracetamol, =too many paracetamol, =too much panadol, =too many panadol, =too much tramadol, =too much codeine, =too much ibuprofen, =too much medicine, =too much drugs, =too much tablets, =too much insulin, ${swallowed} bleach|kerosene|petrol|fuel|sniper|pesticide|insecticide|izal|hypo|battery|chemical|rat|detergent|dettol|jik|caustic|coin|magnet|needle|pin|harpic, battery acid, =drank acid, =swallowed acid, =drink acid, sniper|otapiapia|gammalin|paraquat, snake|snakes bite|bit|bitten|bited, bitten|bite|bites|bit snake|dog|scorpion|cobra|viper|spider|bat|monkey|rabid, snakebite, scorpion|bee|bees sting|stung, rabies|rabid, generator|smoke|gas|fume|fumes inhale|inhaled|faint|dizzy|headache|breathe|room, carbon monoxide`,
    pidgin:
      'drink|chop|swallow|don sniper|otapiapia|kerosene|poison|izal|hypo|rat|acid|petrol|battery|gamalin, snake|dog|scorpion bite|chook|sting, dem poison',
    hausa:
      'guba|gubar|dafi|dafin, sha|shanye|ci|hadiye fiyafiya|kalanzir|fetur|magani|maganin|omo|guba|hypo|batiri bera|kwari|yawa|fetur|kalanzir|batiri|fiyafiya, fiya fiya, fiyafiya, kananzir|kalanzir sha, otafiyafiya, sare|sara|saran|sari|cizon|cije|ciji maciji|macijiya|kare|kunama|karen, harbin|harbi|harbe kunama, kumallo hayaki',
    yoruba:
      'majele|oloro, mu|je|gbe sniper|kerosini|keresini|epo|petiro|asidi|izal|hypo|kemika|batiri|otapiapia oyinbo|sniper|kerosini|keresini|petiro|asidi|izal|hypo|kemika|batiri|otapiapia, ogun|oogun eku|efon|kokoro mu|je, ejo|aja|akeekee|akeke|oka bu|san|ta|geje|ge|buje, =akeekee ta, =akeke ta, =ejo bu, =ejo san, =aja bu, =aja ge',
    igbo: 'nsi nri|ri|riri|nuo|nuru|loro, =nuru nsi, =riri nsi, =o nuru kerosin, kerosin|keresini|sniper|petrol|asid|otapiapia|batiri nuru|nuo|anu|nua|loro|noro, ogwu oke|ahuhu nuru|riri|loro, agwo|nkita|akpi tara|taa|atala|taara|gbara|gbaa|agbala, =agwo tara, =nkita tara',
  },
  allergy: {
    english:
      'face|lips|lip|tongue|throat|toungue|mouth swell|swelling|swollen|swelled|closing|close|closed|tight, anaphylaxis|anaphylactic|anaphilaxis|anafilaxis, allergic|allergy|reaction severe|serious|breathe|breathing|swollen|swelling|bad|faint, throat closing|close|tight',
    pidgin: 'face|mouth|lip|tongue|throat swell|don|swollen swell|swollen|close|tight, throat don lock|close',
    hausa:
      'fuska|fuskata|fuskarsa|fuskarta|lebe|lebena|harshe|harshena|makogwaro|makoshi|idanu kumbura|kumburi|kumburin|toshe|toshewa|kumbure',
    yoruba: 'oju|ete|ahon|ofun|ona|enu wu|wiwu|di|wudi, =oju mi wu, =ete mi wu, =ahon mi wu',
    igbo: 'ihu|onu|egbugbere|ire|akpiri|iru zara|aza|zaa|ozuzu|eto|ekpuchi|mechie|fulitere, =ihu na aza, =akpiri na emechi',
  },
  baby: {
    english: `${child} not|no|wont|refuse|refusing|refused|cannot|cant|stop|stopped|doesnt|unable feed|feeding|suck|sucking|breastfeed|breastfeeding|breast|drink|drinking|eat|eating|cry|crying|urine|urinate|pee|peeing, ${child} fever|temperature|feverish, ${child} blue|limp|floppy|weak|drowsy|lethargic|stiff|unresponsive|jerk|jerking|jaundice|yellow|purging|vomit|vomiting, baby|newborn|infant hot|breathing|grunting|grunt, ${child} sleepy fever|feverish|hot|weak|wake|feed|feeding, sunken eye|eyes|fontanelle|soft, ${child} fell|fall|drop|dropped|rolled head|bed|stairs|upstairs|down|off`,
    pidgin:
      'pikin|baby no gree suck|chop|drink|eat|cry|breathe|wake, pikin|baby body hot|yellow|weak, =pikin no dey suck, =baby no dey suck, pikin purge|purging|stooling|vomit|vomiting',
    hausa:
      'jariri|jaririya|jaririna|jinjiri|yaro|yarinya|yarona|jinjirina nono|sha|kuka|zazzabi|zafi|amai|gudawa|rawaya ba|baya|bata|ki|jiki|zazzabi|kasa|amai|gudawa|jikin|rawaya, ki|baya|bata|daina shan|sha nono, jariri|jaririna|yaro|jaririya zazzabi|zafi',
    yoruba:
      'omo|ikoko|omobinrin|omokunrin ko|kii|ki mu|mu|fa|muyan oyan|omu|oyan|muyan, =ko mu oyan, =ko mu omu, =ko fe mu, =ko muyan, omo|ikoko iba|gbona|giri|ponju|eebi|gbuuru ara|iba|giri|ponju|eebi|gbuuru, omo|ikoko gbona, =omo ko ke, =omo ko sunkun',
    igbo: 'nwa|nwata|ohuru anaghi|adighi|juru|juru|jua anu|anu|inu|inwu|aracha|ara|ebe ara|akwa|ara, =anughi ara, =anaghi anu ara, =anaghi ara ara, nwa|nwata|nwam ahu|iba oku|iba, =nwa ohuru ahu oku, nwa ohuru iba|oku|edo',
  },
  injury: {
    english: `accident|crash|acident motor|car|bike|okada|keke|bus|trailer|lorry|truck|road|serious|had|bad|victim, gunshot, gun|bullet shot|wound|leg|arm|chest|head|stomach, shot leg|arm|chest|head|stomach, =was shot, =got shot, =been shot, =shot me, =shot him, =shot her, =shot my, stab|stabbed|stabbing|machete|cutlass knife|stabbed|stab|wound|cut|machete, deep cut|wound, head|eye injury|injured|hit|blow|trauma|chemical|acid, =knocked my head, =knocked his head, =knocked her head, fell|fall height|roof|ladder|stairs|upstairs|building|window|balcony|tree, burnt|burns|burned|scald|scalded fire|hot|face|acid|baby|child|water|oil|serious|severe|big|explosion|petrol|gas|skin, fire|oil|explosion burn, electrocuted|electric|electrocution shock|electrocuted|electrocution, broken|broke|fracture|fractured bone|leg|arm|hand|neck|hip|rib|back|skull|ankle|wrist, raped|rape|assaulted sexually|raped|rape`,
    pidgin:
      'okada|motor|car jam|hit|accident, hand|leg|bone don break|broke, fire|water|oil burn|hot, nepa|current|light shock|hold, dem shoot|stab|rape|matchet|cutlass',
    hausa:
      'hatsari|hatsarin|hadari|hadarin mota|babur|hanya|yi, harbi|harsashi|harbe bindiga|harsashi, kunar|kuna|konewa|kone|konu wuta|ruwan|wuta|fata|jiki, karaya|karye|karaye|karyewa kashi|kafa|hannu|karaya, wutar lantarki|ja|kama, fyade, caka|caki wuka|daba',
    yoruba:
      'ijamba|ijanba oko|moto|okada|oju, =ina jo, ina|omi jo|gbona|joni, egungun|ese|apa|owo kan|da|se|kan|se, ibon|obe|ada yin|gun|sa|ba, ina monamona|nepa|elektiriki gbe|mu, ifipabanilopo|fipabanilopo, fipa balopo',
    igbo: 'ihe mberede|odachi|odachi okporo|ugboala|moto|mere, oku|mmiri oku gbara|rere|ree|gbaa|soro, okpukpu|ukwu|aka gbajiri|gbaji|agbaji, egbe|mma gbara|agba|mara|magbu|duru, eletrik|latrik|nepa kuru|jidere, =n ike idina, dinara ike',
  },
  grave: {
    english: `neck stiff|stiffness, meningitis, sickle cell crisis|pain, sickler pain|crisis, stomach|abdomen|abdominal|belly|belle|tummy pain|ache|hurt ${worst}, appendix|appendicitis, testicle|testicles|testis|scrotum|balls pain|painful|swollen|hurt, cholera|colera, =rice water, lassa|ebola, lockjaw|tetanus, sudden|suddenly|cannot|cant see|vision|blind|eyesight, sugar low|drop|dropped|shock|crash sweat|sweating|confused|shaking|faint|weak|dizzy, diabetic|diabetes|sugar vomit|vomiting|throwing|drowsy|confused|confusion, diabetic|diabetes sleepy|sleeping breath|breathing|weak|wake|high, pressure|bp ${highPressure} headache|head|dizzy|dizziness|blurred|blurry|vision|vomit|vomiting|confused|weak|chest|breath|breathing|nose|pregnant, dying mother|father|mum|mummy|dad|daddy|baby|child|son|daughter|wife|husband|brother|sister|friend|man|woman|somebody|someone, =is dying, =am dying, =im dying, =he dying, =she dying, =dying help, =about to die, =going to die, ambulance, emergency help|medical|room|hospital, =it is an emergency, =its an emergency, urine|urinate|pee ${cannot}|retention pass|retention|urinate|hours, =no urine since, =no wet diaper, =no wet diapers, =no wet nappy, =no wet pampers, =dry diaper, =dry nappy, =dry pampers, =not urinated since, =not peed since, =not passed urine, yellow eyes|eye fever|confused|pain, leg swollen|swelling pain|painful|one|breath, worst pain`,
    pidgin:
      'neck no bend|stiff|turn, belle pain die|kill|serious|scatter|bad, =dey die, =don nearly die, =e wan die, =wan kill me, piss|urine no gree|comot|come, ball|blokos pain|swell, cramp|crisis sickle|sickler',
    hausa:
      'kwalara, sankarau, amosanin jini|jini, sikila, mutuwa zan|yana|tana|kusa, =zan mutu, =zai mutu, =zata mutu, gaggawa|agajin gaggawa, wuya kage|kagewa|sandare|sankare, fitsari kasa|toshe|tsaya, ciwon ciki mai|tsanani|matsananci tsanani|matsananci, ciwon cikin tsanani|matsananci',
    yoruba:
      'onigbameji, kolera, foniku foladide, aromoleegun, =fe ku tan, =mo n ku, =o n ku lo, pajawiri, orun le|gan|lile, =ko le to, inu riro|dun|rirun pupo|gidi|gan',
    igbo: 'onya nkwocha, ogbu|agbo onunu, sikul|sikulu sel, =na anwu anwu, =o na anwu, =ana m anwu, mberede, olu kpokoro|isi|siri ike, =apughi inyu mamiri, =enweghi ike inyu mamiri, afo egbu|mgbu|ufu nnukwu|ojoo|ike',
  },
};

/** Ordinary words that resemble a sign above without being a misspelling of it. */
export const ordinaryWords =
  'cikina ciki cikin ogoro nkuda parasite breakout waist rabbit akwukwo breast chill chills healed burning urine urinate eczema fatigue allergy thirsty menses period virus itching itchy catarrh cold sore throat rash discharge tablet malaria typhoid migraine anxiety depression diabetes asthma smoke smoking shake shade prison person cheese chess cheat bread clock block strike shock sort shirt pills piles pimple pimples period cramps blister constipation contraception conversation infection infertility hair head weight white night light fight flight start beating sweet sweets sleep stress strength stretch mouse house month'.split(
    ' ',
  );

/** Harmless phrases that contain a sign's words; they are removed from a text before the comparison. */
export const harmless =
  /\b(?:food poison(?:ing)?|how (?:many|much)|(?:flu|tetanus) (?:shot|injection|vaccine)|(?:stroke|suicide) prevention|prevent(?:ing)? (?:a )?stroke|dying to|\d+(?= ?(?:mg|mcg|g|ml|am|pm|minutes?|hours?|days?|weeks?|months?|years?|times)\b))\b/g;
