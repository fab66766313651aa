import type { SeedDepartment } from './shape.ts'

export const storeDepartments: SeedDepartment[] = [
  {
    code: 'dry',
    name: {
      nl: 'Pasta, rijst & granen',
      en: 'Pasta, rice & grains',
      de: 'Pasta, Reis & Getreide',
      fr: 'Pâtes, riz & céréales',
    },
    children: [
      {
        code: 'pasta',
        name: { nl: 'Pasta & noedels', en: 'Pasta & noodles', de: 'Pasta & Nudeln', fr: 'Pâtes & nouilles' },
        children: [
          {
            code: 'pasta-short',
            name: { nl: 'Korte pasta', en: 'Short pasta', de: 'Kurze Pasta', fr: 'Pâtes courtes' },
          },
          {
            code: 'pasta-long',
            name: {
              nl: 'Lange pasta & eierpasta',
              en: 'Long & egg pasta',
              de: 'Lange Pasta & Eierpasta',
              fr: 'Pâtes longues & aux œufs',
            },
          },
          {
            code: 'pasta-filled',
            name: {
              nl: 'Lasagne & cannelloni',
              en: 'Lasagne & cannelloni',
              de: 'Lasagne & Cannelloni',
              fr: 'Lasagnes & cannelloni',
            },
          },
          {
            code: 'noodles',
            name: { nl: 'Aziatische noedels', en: 'Asian noodles', de: 'Asiatische Nudeln', fr: 'Nouilles asiatiques' },
          },
        ],
      },
      {
        code: 'rice',
        name: { nl: 'Rijst', en: 'Rice', de: 'Reis', fr: 'Riz' },
        children: [
          {
            code: 'rice-risotto',
            name: { nl: 'Risottorijst', en: 'Risotto rice', de: 'Risottoreis', fr: 'Riz pour risotto' },
          },
          {
            code: 'rice-long-grain',
            name: {
              nl: 'Langkorrel & basmati',
              en: 'Long-grain & basmati',
              de: 'Langkorn & Basmati',
              fr: 'Riz long & basmati',
            },
          },
          {
            code: 'rice-round',
            name: {
              nl: 'Sushi- & dessertrijst',
              en: 'Sushi & pudding rice',
              de: 'Sushi- & Milchreis',
              fr: 'Riz à sushi & à dessert',
            },
          },
        ],
      },
      {
        code: 'pulses-dry',
        name: { nl: 'Gedroogde peulvruchten', en: 'Dried pulses', de: 'Getrocknete Hülsenfrüchte', fr: 'Légumes secs' },
        children: [
          { code: 'lentils', name: { nl: 'Linzen', en: 'Lentils', de: 'Linsen', fr: 'Lentilles' } },
          {
            code: 'beans-dry',
            name: {
              nl: 'Bonen & kikkererwten',
              en: 'Beans & chickpeas',
              de: 'Bohnen & Kichererbsen',
              fr: 'Haricots & pois chiches',
            },
          },
        ],
      },
      {
        code: 'grains',
        name: {
          nl: 'Granen, couscous & polenta',
          en: 'Grains, couscous & polenta',
          de: 'Getreide, Couscous & Polenta',
          fr: 'Céréales, couscous & polenta',
        },
        children: [
          {
            code: 'couscous-bulgur',
            name: {
              nl: 'Couscous & bulgur',
              en: 'Couscous & bulgur',
              de: 'Couscous & Bulgur',
              fr: 'Couscous & boulgour',
            },
          },
          {
            code: 'polenta-maize',
            name: { nl: 'Polenta & maïs', en: 'Polenta & maize', de: 'Polenta & Mais', fr: 'Polenta & maïs' },
          },
          {
            code: 'quinoa-ancient',
            name: {
              nl: 'Quinoa & oergranen',
              en: 'Quinoa & ancient grains',
              de: 'Quinoa & Urgetreide',
              fr: 'Quinoa & céréales anciennes',
            },
          },
        ],
      },
      {
        code: 'breakfast-cereals',
        name: {
          nl: 'Havermout & muesli',
          en: 'Oats & muesli',
          de: 'Haferflocken & Müsli',
          fr: 'Flocons d’avoine & muesli',
        },
      },
      {
        code: 'nuts-seeds',
        name: {
          nl: 'Noten, zaden & gedroogd fruit',
          en: 'Nuts, seeds & dried fruit',
          de: 'Nüsse, Saaten & Trockenfrüchte',
          fr: 'Fruits à coque, graines & fruits secs',
        },
        children: [
          { code: 'nuts', name: { nl: 'Noten', en: 'Nuts', de: 'Nüsse', fr: 'Fruits à coque' } },
          { code: 'seeds', name: { nl: 'Zaden & pitten', en: 'Seeds & kernels', de: 'Saaten & Kerne', fr: 'Graines' } },
          {
            code: 'dried-fruit',
            name: { nl: 'Gedroogd fruit', en: 'Dried fruit', de: 'Trockenfrüchte', fr: 'Fruits séchés' },
          },
        ],
      },
    ],
  },
  {
    code: 'pantry',
    name: { nl: 'Kruidenierswaren', en: 'Pantry & oils', de: 'Feinkost & Öle', fr: 'Épicerie & huiles' },
    children: [
      {
        code: 'preserves',
        name: { nl: 'Conserven', en: 'Preserves', de: 'Konserven', fr: 'Conserves' },
        children: [
          {
            code: 'preserves-tomato',
            name: { nl: 'Tomatenconserven', en: 'Tinned tomatoes', de: 'Tomatenkonserven', fr: 'Conserves de tomates' },
          },
          {
            code: 'preserves-vegetables',
            name: {
              nl: 'Groenten & peulvruchten in blik',
              en: 'Tinned vegetables & pulses',
              de: 'Gemüse & Hülsenfrüchte in Dosen',
              fr: 'Légumes & légumineuses en boîte',
            },
          },
          {
            code: 'preserves-fish',
            name: { nl: 'Visconserven', en: 'Tinned fish', de: 'Fischkonserven', fr: 'Conserves de poisson' },
          },
          {
            code: 'preserves-fruit',
            name: { nl: 'Fruitconserven', en: 'Tinned fruit', de: 'Obstkonserven', fr: 'Conserves de fruits' },
          },
        ],
      },
      {
        code: 'oils-vinegars',
        name: { nl: 'Olie & azijn', en: 'Oils & vinegars', de: 'Öl & Essig', fr: 'Huiles & vinaigres' },
        children: [
          { code: 'olive-oil', name: { nl: 'Olijfolie', en: 'Olive oil', de: 'Olivenöl', fr: 'Huile d’olive' } },
          {
            code: 'frying-oil',
            name: {
              nl: 'Frituur- & bakolie',
              en: 'Frying & cooking oil',
              de: 'Frittier- & Bratöl',
              fr: 'Huiles de friture & de cuisson',
            },
          },
          { code: 'vinegar', name: { nl: 'Azijn', en: 'Vinegar', de: 'Essig', fr: 'Vinaigre' } },
        ],
      },
      {
        code: 'sauces',
        name: { nl: 'Sauzen & fonds', en: 'Sauces & stocks', de: 'Saucen & Fonds', fr: 'Sauces & fonds' },
        children: [
          {
            code: 'mayonnaise',
            name: {
              nl: 'Mayonaise & koude sauzen',
              en: 'Mayonnaise & cold sauces',
              de: 'Mayonnaise & kalte Saucen',
              fr: 'Mayonnaise & sauces froides',
            },
          },
          {
            code: 'mustard-ketchup',
            name: { nl: 'Mosterd & ketchup', en: 'Mustard & ketchup', de: 'Senf & Ketchup', fr: 'Moutarde & ketchup' },
          },
          {
            code: 'asian-sauces',
            name: { nl: 'Aziatische sauzen', en: 'Asian sauces', de: 'Asiatische Saucen', fr: 'Sauces asiatiques' },
          },
          {
            code: 'stocks',
            name: { nl: 'Fonds & bouillons', en: 'Stocks & bouillons', de: 'Fonds & Brühen', fr: 'Fonds & bouillons' },
          },
        ],
      },
      {
        code: 'olives-pickles',
        name: {
          nl: 'Olijven & tafelzuur',
          en: 'Olives & pickles',
          de: 'Oliven & Eingelegtes',
          fr: 'Olives & condiments au vinaigre',
        },
        children: [
          { code: 'olives', name: { nl: 'Olijven', en: 'Olives', de: 'Oliven', fr: 'Olives' } },
          {
            code: 'pickles',
            name: {
              nl: 'Augurken & kappers',
              en: 'Gherkins & capers',
              de: 'Gurken & Kapern',
              fr: 'Cornichons & câpres',
            },
          },
        ],
      },
      {
        code: 'herbs-spices',
        name: { nl: 'Kruiden & specerijen', en: 'Herbs & spices', de: 'Kräuter & Gewürze', fr: 'Herbes & épices' },
        children: [
          {
            code: 'spices',
            name: {
              nl: 'Specerijen & mengelingen',
              en: 'Spices & blends',
              de: 'Gewürze & Mischungen',
              fr: 'Épices & mélanges',
            },
          },
          {
            code: 'salt-pepper',
            name: { nl: 'Zout & peper', en: 'Salt & pepper', de: 'Salz & Pfeffer', fr: 'Sel & poivre' },
          },
        ],
      },
      {
        code: 'sweet-spreads',
        name: {
          nl: 'Honing & zoet beleg',
          en: 'Honey & sweet spreads',
          de: 'Honig & süße Aufstriche',
          fr: 'Miel & pâtes à tartiner',
        },
        children: [
          {
            code: 'honey',
            name: { nl: 'Honing & stroop', en: 'Honey & syrups', de: 'Honig & Sirup', fr: 'Miel & sirops' },
          },
          {
            code: 'jams-spreads',
            name: {
              nl: 'Confituur & choco',
              en: 'Jam & chocolate spread',
              de: 'Konfitüre & Schokocreme',
              fr: 'Confitures & choco',
            },
          },
        ],
      },
    ],
  },
  {
    code: 'frozen',
    name: { nl: 'Diepvries', en: 'Frozen', de: 'Tiefkühl', fr: 'Surgelés' },
    children: [
      {
        code: 'frozen-vegetables',
        name: { nl: 'Groenten & kruiden', en: 'Vegetables & herbs', de: 'Gemüse & Kräuter', fr: 'Légumes & herbes' },
        children: [
          {
            code: 'frozen-veg-plain',
            name: { nl: 'Groenten naturel', en: 'Plain vegetables', de: 'Gemüse natur', fr: 'Légumes nature' },
          },
          {
            code: 'frozen-veg-prepared',
            name: {
              nl: 'Mengelingen & gegrild',
              en: 'Mixes & grilled',
              de: 'Mischungen & Grillgemüse',
              fr: 'Mélanges & grillés',
            },
          },
          { code: 'frozen-herbs', name: { nl: 'Kruiden', en: 'Herbs', de: 'Kräuter', fr: 'Herbes aromatiques' } },
        ],
      },
      {
        code: 'frozen-potato',
        name: {
          nl: 'Friet & aardappelbereidingen',
          en: 'Fries & potato products',
          de: 'Pommes & Kartoffelprodukte',
          fr: 'Frites & spécialités de pommes de terre',
        },
        children: [
          { code: 'fries', name: { nl: 'Friet', en: 'Fries', de: 'Pommes frites', fr: 'Frites' } },
          {
            code: 'potato-specialities',
            name: {
              nl: 'Kroketten, puree & rösti',
              en: 'Croquettes, mash & rösti',
              de: 'Kroketten, Püree & Rösti',
              fr: 'Croquettes, purée & rösti',
            },
          },
        ],
      },
      {
        code: 'frozen-fish',
        name: {
          nl: 'Vis & zeevruchten',
          en: 'Fish & seafood',
          de: 'Fisch & Meeresfrüchte',
          fr: 'Poissons & fruits de mer',
        },
        children: [
          {
            code: 'frozen-shellfish',
            name: {
              nl: 'Garnalen & schelpdieren',
              en: 'Prawns & shellfish',
              de: 'Garnelen & Muscheln',
              fr: 'Crevettes & coquillages',
            },
          },
          {
            code: 'frozen-fillets',
            name: {
              nl: 'Visfilets & porties',
              en: 'Fillets & portions',
              de: 'Filets & Portionen',
              fr: 'Filets & portions',
            },
          },
        ],
      },
      {
        code: 'frozen-snacks',
        name: {
          nl: 'Snacks & fingerfood',
          en: 'Snacks & finger food',
          de: 'Snacks & Fingerfood',
          fr: 'Snacks & bouchées',
        },
        children: [
          {
            code: 'artisan-croquettes',
            name: {
              nl: 'Kaas- & garnaalkroketten',
              en: 'Cheese & shrimp croquettes',
              de: 'Käse- & Krabbenkroketten',
              fr: 'Croquettes fromage & crevettes',
            },
          },
          {
            code: 'frying-snacks',
            name: {
              nl: 'Frituursnacks & hapjes',
              en: 'Fried snacks & bites',
              de: 'Frittiersnacks & Häppchen',
              fr: 'Snacks à frire & amuse-bouches',
            },
          },
        ],
      },
      {
        code: 'frozen-desserts',
        name: { nl: 'IJs & desserts', en: 'Ice cream & desserts', de: 'Eis & Desserts', fr: 'Glaces & desserts' },
        children: [
          {
            code: 'ice-cream',
            name: {
              nl: 'Roomijs & sorbet',
              en: 'Ice cream & sorbet',
              de: 'Eiscreme & Sorbet',
              fr: 'Crèmes glacées & sorbets',
            },
          },
          {
            code: 'frozen-pastry',
            name: {
              nl: 'Taarten, wafels & gebak',
              en: 'Cakes, waffles & pastries',
              de: 'Kuchen, Waffeln & Gebäck',
              fr: 'Tartes, gaufres & pâtisseries',
            },
          },
        ],
      },
      {
        code: 'frozen-fruit',
        name: { nl: 'Fruit & coulis', en: 'Fruit & coulis', de: 'Obst & Coulis', fr: 'Fruits & coulis' },
      },
    ],
  },
  {
    code: 'drinks',
    name: { nl: 'Dranken & koffie', en: 'Drinks & coffee', de: 'Getränke & Kaffee', fr: 'Boissons & café' },
    children: [
      {
        code: 'coffee-tea',
        name: {
          nl: 'Koffie, thee & cacao',
          en: 'Coffee, tea & cocoa',
          de: 'Kaffee, Tee & Kakao',
          fr: 'Café, thé & cacao',
        },
        children: [
          { code: 'coffee', name: { nl: 'Koffie', en: 'Coffee', de: 'Kaffee', fr: 'Café' } },
          {
            code: 'tea',
            name: { nl: 'Thee & infusies', en: 'Tea & infusions', de: 'Tee & Kräutertee', fr: 'Thé & infusions' },
          },
          {
            code: 'cocoa',
            name: {
              nl: 'Cacao & drinkchocolade',
              en: 'Cocoa & drinking chocolate',
              de: 'Kakao & Trinkschokolade',
              fr: 'Cacao & chocolat à boire',
            },
          },
        ],
      },
      {
        code: 'water-soft-drinks',
        name: { nl: 'Water & frisdrank', en: 'Water & soft drinks', de: 'Wasser & Limonaden', fr: 'Eaux & limonades' },
        children: [
          {
            code: 'water',
            name: { nl: 'Mineraalwater', en: 'Mineral water', de: 'Mineralwasser', fr: 'Eau minérale' },
          },
          {
            code: 'soft-drinks',
            name: {
              nl: 'Limonade, cola & tonic',
              en: 'Lemonade, cola & tonic',
              de: 'Limonade, Cola & Tonic',
              fr: 'Limonade, cola & tonic',
            },
          },
        ],
      },
      {
        code: 'juices-syrups',
        name: { nl: 'Sappen & siropen', en: 'Juices & syrups', de: 'Säfte & Sirupe', fr: 'Jus & sirops' },
        children: [
          {
            code: 'juices',
            name: {
              nl: 'Fruit- & groentesappen',
              en: 'Fruit & vegetable juices',
              de: 'Frucht- & Gemüsesäfte',
              fr: 'Jus de fruits & de légumes',
            },
          },
          { code: 'bar-syrups', name: { nl: 'Barsiropen', en: 'Bar syrups', de: 'Barsirupe', fr: 'Sirops de bar' } },
        ],
      },
      {
        code: 'beer',
        name: { nl: 'Bier', en: 'Beer', de: 'Bier', fr: 'Bières' },
        children: [
          {
            code: 'beer-bottles',
            name: { nl: 'Bier in bakken', en: 'Bottled beer', de: 'Flaschenbier', fr: 'Bières en casiers' },
          },
          { code: 'beer-kegs', name: { nl: 'Bier op vat', en: 'Draught beer', de: 'Fassbier', fr: 'Bières en fût' } },
        ],
      },
      {
        code: 'wine',
        name: { nl: 'Wijn', en: 'Wine', de: 'Wein', fr: 'Vins' },
        children: [
          { code: 'wine-red', name: { nl: 'Rode wijn', en: 'Red wine', de: 'Rotwein', fr: 'Vin rouge' } },
          {
            code: 'wine-white',
            name: { nl: 'Witte wijn & rosé', en: 'White & rosé wine', de: 'Weißwein & Rosé', fr: 'Vin blanc & rosé' },
          },
          {
            code: 'wine-sparkling',
            name: { nl: 'Schuimwijn', en: 'Sparkling wine', de: 'Schaumwein', fr: 'Vins effervescents' },
          },
        ],
      },
      {
        code: 'spirits',
        name: {
          nl: 'Gedistilleerd & aperitief',
          en: 'Spirits & aperitifs',
          de: 'Spirituosen & Aperitifs',
          fr: 'Spiritueux & apéritifs',
        },
      },
    ],
  },
  {
    code: 'nonfood',
    name: { nl: 'Non-food', en: 'Non-food', de: 'Non-Food', fr: 'Non alimentaire' },
    children: [
      {
        code: 'cleaning',
        name: {
          nl: 'Reiniging & hygiëne',
          en: 'Cleaning & hygiene',
          de: 'Reinigung & Hygiene',
          fr: 'Nettoyage & hygiène',
        },
        children: [
          {
            code: 'dishwashing',
            name: { nl: 'Afwas & vaatwas', en: 'Dishwashing', de: 'Geschirrspülen', fr: 'Vaisselle' },
          },
          {
            code: 'surfaces',
            name: {
              nl: 'Oppervlakken & vet',
              en: 'Surfaces & degreasing',
              de: 'Flächen & Fettlöser',
              fr: 'Surfaces & dégraissage',
            },
          },
          {
            code: 'hand-hygiene',
            name: { nl: 'Handhygiëne', en: 'Hand hygiene', de: 'Händehygiene', fr: 'Hygiène des mains' },
          },
        ],
      },
      {
        code: 'kitchen-supplies',
        name: {
          nl: 'Folie, papier & zakken',
          en: 'Film, paper & bags',
          de: 'Folien, Papier & Beutel',
          fr: 'Films, papiers & sachets',
        },
        children: [
          {
            code: 'films-foils',
            name: {
              nl: 'Folie & bakpapier',
              en: 'Film, foil & baking paper',
              de: 'Folien & Backpapier',
              fr: 'Films, aluminium & papier cuisson',
            },
          },
          {
            code: 'kitchen-bags',
            name: {
              nl: 'Vacuüm-, spuit- & afvalzakken',
              en: 'Vacuum, piping & refuse bags',
              de: 'Vakuum-, Spritz- & Müllbeutel',
              fr: 'Sacs sous vide, poches & poubelle',
            },
          },
        ],
      },
      {
        code: 'disposables',
        name: {
          nl: 'Take-away & disposables',
          en: 'Takeaway & disposables',
          de: 'Take-away & Einweg',
          fr: 'Emballages à emporter & jetables',
        },
        children: [
          {
            code: 'takeaway-boxes',
            name: { nl: 'Schalen & dozen', en: 'Bowls & boxes', de: 'Schalen & Boxen', fr: 'Barquettes & boîtes' },
          },
          {
            code: 'cups-cutlery',
            name: {
              nl: 'Bekers, bestek & rietjes',
              en: 'Cups, cutlery & straws',
              de: 'Becher, Besteck & Trinkhalme',
              fr: 'Gobelets, couverts & pailles',
            },
          },
        ],
      },
      {
        code: 'table',
        name: { nl: 'Tafel & servetten', en: 'Table & napkins', de: 'Tisch & Servietten', fr: 'Table & serviettes' },
        children: [
          {
            code: 'napkins',
            name: {
              nl: 'Servetten & tafellopers',
              en: 'Napkins & table runners',
              de: 'Servietten & Tischläufer',
              fr: 'Serviettes & chemins de table',
            },
          },
          {
            code: 'candles',
            name: {
              nl: 'Kaarsen & sfeer',
              en: 'Candles & atmosphere',
              de: 'Kerzen & Ambiente',
              fr: 'Bougies & ambiance',
            },
          },
        ],
      },
      {
        code: 'hygiene-paper',
        name: {
          nl: 'Poets- & toiletpapier',
          en: 'Wiping & toilet paper',
          de: 'Putz- & Toilettenpapier',
          fr: 'Essuyage & papier toilette',
        },
      },
      {
        code: 'workwear',
        name: {
          nl: 'Handschoenen & werkkledij',
          en: 'Gloves & workwear',
          de: 'Handschuhe & Arbeitskleidung',
          fr: 'Gants & vêtements de travail',
        },
      },
    ],
  },
]
