#!/usr/bin/env python3
"""Writes the music library: tracks.jsonl, artists.jsonl, albums.jsonl beside this file.

The word lists are our own and the seed is fixed, so every run writes the same bytes. Utterances name
ids of what is written here: run `../check.py` after a change.
"""
import json
import os
import random

HERE = os.path.dirname(os.path.abspath(__file__))
TRACKS, ARTISTS, ALBUMS = 10_000, 1_200, 1_500

ADJECTIVES = """Amber Ancient Aching Blue Borrowed Bitter Brave Broken Burning Careful Cold Copper Crooked
Dancing Distant Dizzy Drowsy Electric Empty Endless Faithful Faraway Fearless Foolish Frozen Gentle Gilded
Golden Hollow Honest Hungry Idle Invisible Ivory Jealous Kind Lazy Little Lonely Lost Lucky Marble Midnight
Misty Naked Narrow Northern Old Open Paper Patient Plastic Quiet Radiant Reckless Restless Ruby Rusty
Sacred Salty Scarlet Second Secret Shallow Silent Silver Simple Sleepless Slow Southern Stubborn Sudden
Sunburnt Tender Tidal Tiny Unwritten Velvet Violet Wandering Western Wicked Wild Winter Wooden Yellow""".split()
NOUNS = """Anchor Apple Arrow Avenue Balcony Ballroom Bell Bicycle Bird Boat Bone Border Bottle Bridge Cabin
Candle Canyon Castle Chair Chimney City Clock Cloud Coast Compass Corner Cradle Crown Curtain Desert Diamond
Door Dragonfly Drum Engine Eyelash Feather Fence Ferry Field Fire Flood Forest Fountain Fox Garden Ghost
Harbor Hammer Heart Highway Hotel House Island Jacket Kite Kitchen Ladder Lake Lantern Leaf Letter
Lighthouse Lion Mirror Monsoon Moon Motel Mountain Needle Ocean Orchard Owl Parade Pearl Pepper Photograph
Piano Pillow Planet Postcard Promise Radio Rain Raven River Road Rooftop Rose Saddle Sailor Satellite Shadow
Shoreline Signal Sister Skyline Snow Sparrow Spoon Staircase Station Stranger Street Summer Sweater Telephone
Thunder Ticket Tiger Train Umbrella Valley Village Violin Wagon Waltz Water Window Wolf""".split()
VERBS = """Breaking Building Calling Carrying Catching Chasing Counting Crossing Dreaming Driving Drowning
Falling Feeding Finding Following Forgetting Holding Hunting Keeping Learning Leaving Losing Missing
Naming Painting Remembering Riding Selling Sewing Singing Stealing Tasting Teaching Trading Waking Wearing""".split()
PLACES = """Aberdeen Antwerp Bergen Biarritz Bologna Cádiz Cork Dakar Galway Ghent Havana Hobart Izmir Kraków
Lagos Lima Malmö Mombasa Montréal Nantes Odense Oporto Osaka Palermo Quito Recife Riga Salta Tampere Tangier
Trieste Tromsø Valparaíso Wellington Zagreb""".split()
TIMES = """at Dawn|after Dark|in July|before Breakfast|on Sunday|by Morning|in the Rain|at Noon|until Friday|
after the Storm|in Reverse|without You|at Half Past Two""".replace("\n", "").split("|")
FIRST = """Ada Aisha Alba Amos Anouk Aron Bea Bilal Bruna Caleb Carmen Celeste Chidi Clara Dario Delia Dina
Edda Elif Elio Emre Esme Ezra Farah Fern Fiona Gita Gustav Hana Hugo Ida Ilse Imani Inés Iris Ivo Jonas Juno
Kaito Kemi Lena Léa Levi Lior Luz Magnus Maia Marek Mateo Mina Moses Nadia Nils Noor Nuria Olga Omar Otto Paz
Petra Quinn Rafael Rosa Ruben Saga Selim Sól Tariq Thea Tilda Umay Vera Viggo Wanda Yara Yusuf Zelda Zoltán""".split()
LAST = """Abbott Acheampong Aldana Almqvist Amari Bader Balogun Bellweather Brandvold Calloway Carrick Castellan
Cisneros Coldwater Dahl Delacroix Drummond Edevane Ekström Eriksen Fairbairn Farrow Fontaine Galvani Gray
Halloran Haverford Holm Ibarra Ishikawa Jansen Jurić Kallio Kavanagh Kessler Lindqvist Loveday Lund Maddox
Marchetti Mbeki Merriweather Montoya Nakagawa Novák Nwosu Okonjo Ostrander Park Pellegrini Quill Ravensworth
Rivas Rosenbaum Rossi Saarinen Salgado Shirazi Sorrell Stavros Sutter Tamm Thorne Tvedt Underhill Vance Varga
Verhoeven Vogel Wainwright Whitcombe Yıldız Zamora Zielinski""".split()
CROWDS = """Collective Orchestra Quartet Trio Brothers Sisters Ensemble Project Club Parade Union Society
Assembly Machine Choir Band""".split()
TAILS = ["(Live)", "(Acoustic)", "(Demo)", "(Remastered)", "Pt. 2", "(Radio Edit)", "Interlude", "Reprise"]
# Words of other languages come in pairs, so that each title is one a person could have written.
FOREIGN = {
    "de": (["Kleine", "Stille", "Letzte", "Blaue", "Ferne", "Graue", "Lange", "Späte", "Wilde", "Müde"],
           ["Brücke", "Nacht", "Stadt", "Straße", "Insel", "Welle", "Küste", "Sonne", "Rose", "Geschichte"]),
    "fr": (["La Petite", "La Dernière", "Une Autre", "La Longue", "Notre", "Cette", "La Vieille", "Toute la"],
           ["Étoile", "Nuit", "Rue", "Fenêtre", "Forêt", "Mer", "Maison", "Chanson", "Saison", "Lumière"]),
    "es": (["Una", "La Última", "Otra", "Nuestra", "Mi", "Aquella", "Sin", "La Misma"],
           ["Canción", "Noche", "Mañana", "Playa", "Montaña", "Carta", "Ventana", "Luna", "Calle", "Niña"]),
    "tr": (["Mavi", "Son", "Uzak", "Sessiz", "Küçük", "Eski", "Sarı", "Yalnız"],
           ["Gece", "Şehir", "Yıldız", "Köprü", "Deniz", "Rüzgâr", "Işık", "Gökyüzü", "Çiçek", "İstasyon"]),
    "ja": (["夜の", "青い", "最後の", "遠い", "静かな", "雨の", "小さな", "春の", "冬の", "忘れた"],
           ["街", "海", "約束", "手紙", "駅", "月", "窓", "歌", "庭", "電車"]),
    "zh": (["远方的", "最后的", "安静的", "夏天的", "蓝色的", "城市的", "昨天的", "孤独的"],
           ["星星", "火车", "信", "海岸", "灯光", "影子", "雨", "旅人", "河流", "窗口"]),
    "ar": (["ليلة", "طريق", "حكاية", "نافذة", "أغنية", "رسالة"],
           ["القمر", "البحر", "المدينة", "الصحراء", "الغريب", "المطر"]),
}

# What phrases list by themselves: the songs and artists this listener plays most.
LISTED_TRACKS = [
    ("Paper Lanterns", "Ida Coldwater", ["the lantern song"]), ("Half a Moon", "Ida Coldwater", []),
    ("Rooftop Weather", "The Quiet Engines", []), ("Don't Wake the Neighbours", "The Quiet Engines", ["neighbours"]),
    ("Café Noir", "Léa Fontaine", []), ("Déjà-vu à Lyon", "Léa Fontaine", []),
    ("Straßenbahn", "Nachtlinie", []), ("Über den Wolkenrand", "Nachtlinie", []),
    ("Golden Hour", "Bruna Rivas", []), ("Golden Hour", "Omar Shirazi", []),
    ("Sal y Canela", "Bruna Rivas", []), ("夜行バス", "Kaito Ishikawa", ["やこうバス"]),
    ("花火のあと", "Kaito Ishikawa", []), ("Kış Güneşi", "Umay Yıldız", []),
    ("下一站", "林间", []), ("على الشرفة", "نور الساحل", []),
    ("99 Paper Boats", "The Quiet Engines", ["ninety-nine paper boats"]), ("Hey, Please", "DJ Thimble", []),
    ("In My Room with the Radio On", "Ida Coldwater", []), ("Mr. Button's Waltz", "The Tin Orchestra", []),
]
LISTED_ARTISTS = [
    ("Ida Coldwater", []), ("The Quiet Engines", ["Quiet Engines"]), ("Léa Fontaine", []), ("Nachtlinie", []),
    ("Bruna Rivas", []), ("Omar Shirazi", []), ("Kaito Ishikawa", ["石川カイト"]), ("Umay Yıldız", []),
    ("林间", ["Linjian"]), ("نور الساحل", []), ("DJ Thimble", ["Thimble"]), ("The Tin Orchestra", ["Tin Orchestra"]),
]


def record(number, prefix, title, subtitle=None, synonyms=(), suggested=False):
    one = {"id": f"{prefix}{number}", "title": title}
    if subtitle:
        one["subtitle"] = subtitle
    if synonyms:
        one["synonyms"] = list(synonyms)
    if suggested:
        one["suggested"] = True
    return one


def write(name, records):
    with open(os.path.join(HERE, name), "w", encoding="utf-8", newline="\n") as out:
        for one in records:
            out.write(json.dumps(one, ensure_ascii=False, separators=(",", ":")) + "\n")


def artist_name(pick):
    kind = pick.random()
    if kind < 0.55:
        return f"{pick.choice(FIRST)} {pick.choice(LAST)}"
    if kind < 0.70:
        return f"The {pick.choice(ADJECTIVES)} {pick.choice(NOUNS)}s"
    if kind < 0.80:
        return f"{pick.choice(LAST)} {pick.choice(CROWDS)}"
    if kind < 0.88:
        return f"{pick.choice(FIRST)} & the {pick.choice(NOUNS)}s"
    if kind < 0.94:
        return f"{pick.choice(NOUNS)} {pick.choice(NOUNS)} {pick.choice(CROWDS)}"
    return f"DJ {pick.choice(ADJECTIVES)} {pick.choice(NOUNS)}"


def title(pick):
    kind = pick.random()
    if kind < 0.04:
        first, second = FOREIGN[pick.choice(sorted(FOREIGN))]
        one, two = pick.choice(first), pick.choice(second)
        return one + two if ord(one[0]) > 0x2E80 else f"{one} {two}"
    adjective, noun, other = pick.choice(ADJECTIVES), pick.choice(NOUNS), pick.choice(NOUNS)
    verb, place, name = pick.choice(VERBS), pick.choice(PLACES), pick.choice(FIRST)
    shapes = (
        lambda: f"{adjective} {noun}", lambda: f"{noun} of {other}s", lambda: f"{verb} the {noun}",
        lambda: f"{verb} {name}'s {noun}", lambda: f"{place} {pick.choice(TIMES)}",
        lambda: f"{noun} in {place}", lambda: f"{adjective} {noun} {pick.choice(TIMES)}",
        lambda: f"Letters to {name} {pick.choice(LAST)}", lambda: f"The {adjective} {noun} {other}",
        lambda: f"Don't Leave {place} {pick.choice(TIMES)}", lambda: f"{verb} {adjective} {noun}s",
        lambda: f"{pick.randint(2, 99)} {noun}s to {place}", lambda: f"{name}, {verb} {place}",
    )
    text = pick.choice(shapes)()
    if pick.random() < 0.03:
        text += " " + pick.choice(TAILS)
    return text


def main():
    pick = random.Random(20_240_611)

    artists = [record(i, "ar", t, synonyms=s, suggested=True) for i, (t, s) in enumerate(LISTED_ARTISTS, 1)]
    names = {one["title"] for one in artists}
    while len(artists) < ARTISTS:
        name = artist_name(pick)
        if name not in names:
            names.add(name)
            artists.append(record(len(artists) + 1, "ar", name))
    everyone = [one["title"] for one in artists]

    tracks = [record(i, "t", t, a, s, True) for i, (t, a, s) in enumerate(LISTED_TRACKS, 1)]
    seen = {(one["title"], one["subtitle"]) for one in tracks}
    titles = {one["title"] for one in tracks}
    listed = set(titles)
    while len(tracks) < TRACKS:
        # One in twenty-five is a title somebody else recorded too.
        cover = pick.random() < 0.04 and len(tracks) > 500
        name = tracks[pick.randrange(len(LISTED_TRACKS), len(tracks))]["title"] if cover else title(pick)
        artist = pick.choice(everyone)
        if name in listed or (name in titles and not cover) or (name, artist) in seen:
            continue
        seen.add((name, artist))
        titles.add(name)
        tracks.append(record(len(tracks) + 1, "t", name, artist))

    albums, taken = [], set()
    while len(albums) < ALBUMS:
        name = title(pick)
        if name in taken or name in titles:
            continue
        taken.add(name)
        albums.append(record(len(albums) + 1, "al", name, pick.choice(everyone)))

    write("artists.jsonl", artists)
    write("tracks.jsonl", tracks)
    write("albums.jsonl", albums)


if __name__ == "__main__":
    main()
