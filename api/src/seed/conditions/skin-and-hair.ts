import type { CategoryText } from './condition-text';

export const skinAndHair: CategoryText = {
  title: 'Skin and hair',
  conditions: [
    {
      title: 'Acne',
      text: 'Spots and dark marks on the face, chest or back. Treatment that suits your skin clears most acne in months.',
      popular: true,
      about:
        'Acne starts when pores are blocked by oil and dead skin. It is common from the teens to the thirties. On darker skin each spot can leave a dark mark, so early treatment matters.',
      signs: ['Blackheads and whiteheads', 'Red or painful bumps', 'Dark marks or scars where spots were'],
      doctor: [
        'Judge how severe it is from photos or video',
        'Build a plan of creams, and tablets if needed',
        'Treat dark marks without harmful bleaching',
      ],
      selfCare: [
        'Wash twice a day with a mild cleanser',
        'Do not squeeze spots',
        'Use oil-free creams and sunscreen',
      ],
      urgent: [
        'Fever with large painful lumps',
        'A spreading, hot, red area on the face',
        'Swelling around an eye',
      ],
      faqs: [
        ['How long until I see a change?', 'Six to eight weeks. Many people stop too early.'],
        [
          'Does food cause acne?',
          'Sugary food and whey protein worsen it for some. Oil on your plate does not become oil on your skin.',
        ],
        [
          'Are mixed "toning" creams safe?',
          'Many contain strong steroids or mercury. Please do not use them.',
        ],
      ],
    },
    {
      title: 'Eczema',
      text: 'Dry, itchy patches that come and go. The right cream and a daily routine keep most flare-ups away.',
      about:
        'Eczema is skin that loses water and lets irritants in. It often runs in families with asthma and hay fever. It cannot be caught from somebody else.',
      signs: [
        'Itching that is worse at night',
        'Dry, rough or cracked patches',
        'Darker or lighter patches after a flare',
      ],
      doctor: [
        'Confirm that it is eczema and not a fungus',
        'Choose a steroid cream of the right strength and say for how long',
        'Find what sets it off',
      ],
      selfCare: [
        'Moisturise within minutes of bathing',
        'Use mild, unscented soap',
        'Keep nails short and wear cotton',
      ],
      urgent: [
        'Patches that weep, crust and spread with fever',
        'Clusters of painful blisters',
        'A rash over most of the body',
      ],
      faqs: [
        [
          'Will steroid cream thin my skin?',
          'Not when it is used as prescribed. Untreated scratching does more harm.',
        ],
        ['Do children grow out of it?', 'Many do before their teens.'],
        ['Is it an allergy?', 'Not always. Allergies can make it worse.'],
      ],
    },
    {
      title: 'Ringworm',
      text: 'A round, itchy, scaly patch caused by a fungus. Easy to treat, and easy to pass on if you do not.',
      popular: true,
      about:
        'Ringworm is not a worm. It is a fungus that grows on skin, scalp, feet or groin and likes warm, damp places. Steroid creams hide it for a while and then make it worse.',
      signs: [
        'A ring with a raised, scaly edge',
        'Itching',
        'Patches of hair loss on the scalp',
        'Peeling between the toes',
      ],
      doctor: [
        'Recognise it from a photo',
        'Prescribe a cream, or tablets for scalp and nails',
        'Treat the whole household where needed',
      ],
      selfCare: [
        'Keep the skin dry',
        'Do not share towels, combs or caps',
        'Use the cream two weeks longer than the rash shows',
      ],
      urgent: [
        'A painful, boggy swelling of the scalp',
        'Spreading redness with fever',
        'A rash around the eye',
      ],
      faqs: [
        ['Why did it come back?', 'Mostly because treatment stopped when the itch did.'],
        ['Can my child go to school?', 'Yes, once treatment has begun.'],
        ['Can I get it from pets?', 'Yes. Let a vet look at bald patches.'],
      ],
    },
    {
      title: 'Heat rash',
      text: 'Tiny, prickly bumps in hot weather, often in babies. Cooling the skin usually clears it in days.',
      about:
        'Heat rash appears when sweat is trapped under the skin. It looks worse than it is and heals when the skin stays cool and dry.',
      signs: [
        'Clusters of small bumps or clear blisters',
        'Prickling or itching',
        'Mostly on neck, chest, back and skin folds',
      ],
      doctor: [
        'Tell it apart from infections and allergies',
        'Advise what to put on the skin and what to leave off',
        'Treat it if it became infected',
      ],
      selfCare: ['Wear loose cotton', 'Bathe in cool water and pat dry', 'Leave out heavy oils and powders'],
      urgent: [
        'Fever in a baby under three months',
        'Pus, swelling or spreading redness',
        'A rash that does not fade when pressed with a glass',
      ],
      faqs: [
        ['How long does it last?', 'Two or three days in a cool place.'],
        ['Is powder good for it?', 'It blocks pores further. Better leave it off.'],
        [
          'Is it chickenpox?',
          'Chickenpox brings fever and blisters of different ages. A video call settles it.',
        ],
      ],
    },
    {
      title: 'Hives and allergic rash',
      text: 'Raised, itchy welts that move around. Most are harmless and fade with an antihistamine.',
      about:
        "Hives are the skin's answer to something it dislikes: a food, a medicine, an infection, or nothing that is ever found. Each welt fades within a day while others appear.",
      signs: [
        'Raised, itchy welts of any size',
        'Welts that come and go within hours',
        'Swollen lips or eyelids',
      ],
      doctor: [
        'Find the likely trigger',
        'Choose an antihistamine that does not make you drowsy',
        'Plan what to do if it returns',
      ],
      selfCare: [
        'Stop the new food or medicine',
        'Cool the skin with a damp cloth',
        'Write down what you ate and took before',
      ],
      urgent: [
        'Swelling of the tongue or throat',
        'Trouble breathing or wheezing',
        'Dizziness or fainting',
        'Vomiting together with a sudden rash',
      ],
      faqs: [
        ['Are hives infectious?', 'No.'],
        ['Do I need an allergy test?', 'Rarely. Your story tells more than a test.'],
        ['How long do they last?', 'Usually less than six weeks.'],
      ],
    },
  ],
};
