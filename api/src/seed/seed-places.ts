/** Countries, states and cities with fixed ids, so that an address means the same in every database. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

type CountryData = [iso: string, name: string, states: [name: string, cities: string[]][]];

/** An id from the two letters of a country, which does not change with the list of countries. */
export const countryId = (iso: string): number => (iso.charCodeAt(0) - 64) * 27 + (iso.charCodeAt(1) - 64);

/** Cities in one statement, few enough for the database's time limit on a busy machine. */
const batchSize = 5_000;

/** Writes all places in a few statements: one row at a time would take a minute. */
export async function seedPlaces(db: Database): Promise<void> {
  const file = new URL('./data/places.json', import.meta.url);
  const data = JSON.parse(readFileSync(file, 'utf8')) as CountryData[];
  const countries: unknown[] = [];
  const states: unknown[] = [];
  const cities: unknown[] = [];
  for (const [iso, name, foreignStates] of data) {
    const country = countryId(iso);
    countries.push({ id: country, iso, name });
    const list = iso === 'NG' ? nigerianStates() : foreignStates;
    list.forEach(([stateName, cityNames], stateIndex) => {
      const state = country * 1000 + stateIndex + 1;
      states.push({ id: state, country_id: country, name: stateName });
      cityNames.forEach((city, index) => {
        const available = city.endsWith('*');
        cities.push({ id: state * 100 + index + 1, state_id: state, name: city.replace('*', ''), available });
      });
    });
  }
  await db.execute(sql`insert into countries (id, iso, name)
    select id, iso, name from jsonb_to_recordset(${JSON.stringify(countries)}::jsonb) as row(id int, iso text, name text)`);
  await db.execute(sql`insert into states (id, country_id, name)
    select id, country_id, name from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as row(id int, country_id int, name text)`);
  for (let start = 0; start < cities.length; start += batchSize) {
    const batch = JSON.stringify(cities.slice(start, start + batchSize));
    await db.execute(sql`insert into cities (id, state_id, name, available)
      select id, state_id, name, available from jsonb_to_recordset(${batch}::jsonb) as row(id int, state_id int, name text, available boolean)`);
  }
}

function nigerianStates(): [string, string[]][] {
  return Object.entries(nigeria).map(([name, cities]) => [name, cities.split(', ')]);
}

/**
 * Nigeria's 36 states and the Federal Capital Territory with their main cities. A star marks where plans are
 * sold.
 */
const nigeria: Record<string, string> = {
  Abia: 'Aba*, Umuahia*, Ohafia, Arochukwu, Bende, Isuikwuato',
  Adamawa: 'Yola, Mubi, Numan, Jimeta, Ganye, Michika',
  'Akwa Ibom': 'Uyo*, Eket*, Ikot Ekpene, Oron, Ikot Abasi, Abak',
  Anambra: 'Awka*, Onitsha*, Nnewi*, Ekwulobia, Ihiala, Aguata',
  Bauchi: 'Bauchi, Azare, Misau, Jama’are, Ningi, Katagum',
  Bayelsa: 'Yenagoa*, Brass, Nembe, Sagbama, Ogbia, Amassoma',
  Benue: 'Makurdi*, Gboko, Otukpo, Katsina-Ala, Vandeikya, Adikpo',
  Borno: 'Maiduguri, Biu, Bama, Dikwa, Gwoza, Monguno',
  'Cross River': 'Calabar*, Ikom, Ogoja, Obudu, Ugep, Akamkpa',
  Delta: 'Asaba*, Warri*, Ughelli, Sapele, Agbor, Effurun*, Ogwashi-Uku',
  Ebonyi: 'Abakaliki*, Afikpo, Onueke, Ishieke, Unwana, Nkalagu',
  Edo: 'Benin City*, Auchi, Ekpoma, Uromi, Irrua, Igarra',
  Ekiti: 'Ado-Ekiti*, Ikere-Ekiti, Ikole, Oye, Ijero, Efon-Alaaye',
  Enugu: 'Enugu*, Nsukka*, Oji River, Awgu, Udi, Agbani',
  'Federal Capital Territory': 'Abuja*, Gwagwalada*, Kubwa*, Bwari*, Kuje, Abaji, Karu*, Lugbe*',
  Gombe: 'Gombe, Kaltungo, Billiri, Dukku, Kumo, Bajoga',
  Imo: 'Owerri*, Orlu, Okigwe, Oguta, Mbaise, Nkwerre',
  Jigawa: 'Dutse, Hadejia, Gumel, Kazaure, Birnin Kudu, Ringim',
  Kaduna: 'Kaduna*, Zaria*, Kafanchan, Kagoro, Saminaka, Birnin Gwari',
  Kano: 'Kano*, Wudil, Gaya, Bichi, Rano, Karaye, Dawakin Kudu',
  Katsina: 'Katsina, Funtua, Daura, Malumfashi, Kankia, Jibia',
  Kebbi: 'Birnin Kebbi, Argungu, Yauri, Zuru, Jega, Koko',
  Kogi: 'Lokoja*, Okene, Kabba, Anyigba, Idah, Ajaokuta',
  Kwara: 'Ilorin*, Offa, Omu-Aran, Jebba, Lafiagi, Patigi',
  Lagos:
    'Ikeja*, Lagos Island*, Victoria Island*, Lekki*, Ikoyi*, Surulere*, Yaba*, Ajah*, Ikorodu*, Epe, Badagry, Agege*, Alimosho*, Apapa*, Festac Town*, Gbagada*, Maryland*, Mushin*, Oshodi*, Ojo',
  Nasarawa: 'Lafia, Keffi*, Akwanga, Nasarawa, Doma, Mararaba*',
  Niger: 'Minna*, Bida, Suleja*, Kontagora, New Bussa, Lapai',
  Ogun: 'Abeokuta*, Ijebu-Ode*, Sagamu*, Ota*, Ilaro, Mowe*, Ifo',
  Ondo: 'Akure*, Ondo, Owo, Ikare, Okitipupa, Ore',
  Osun: 'Osogbo*, Ile-Ife*, Ilesa, Ede, Iwo, Ikirun',
  Oyo: 'Ibadan*, Ogbomoso*, Oyo, Iseyin, Saki, Eruwa, Igboho',
  Plateau: 'Jos*, Bukuru*, Barkin Ladi, Pankshin, Shendam, Langtang',
  Rivers: 'Port Harcourt*, Obio-Akpor*, Bonny, Eleme*, Ahoada, Bori, Omoku',
  Sokoto: 'Sokoto, Tambuwal, Gwadabawa, Wurno, Illela, Bodinga',
  Taraba: 'Jalingo, Wukari, Takum, Bali, Zing, Gembu',
  Yobe: 'Damaturu, Potiskum, Gashua, Nguru, Geidam, Buni Yadi',
  Zamfara: 'Gusau, Kaura Namoda, Talata Mafara, Anka, Tsafe, Maru',
};
