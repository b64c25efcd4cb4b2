// SPDX-License-Identifier: Apache-2.0

// An assistant in C++: what is compiled, resolved and asked is owned, and what fails is thrown.
//
//     export PKG_CONFIG_PATH=.build/release-files/lib/pkgconfig LD_LIBRARY_PATH=.build/release-files/lib
//     c++ -std=c++17 Examples/cpp/assistant.cpp $(pkg-config --cflags --libs bespeak) -pthread -o assistant
//     ./assistant Corpora/tasks Corpora/music

#include <bespeak.hpp>
#include <iostream>
#include <thread>

int main(int count, char **arguments) try {
  const auto catalogs = bespeak::catalogs::compile({arguments + 1, arguments + count});

  // Tasks that come and go while the resolver runs, and albums that another thread looks up.
  bespeak::entities tasks;
  tasks.replace({{"t1", "Mend the kite"}, {"t2", "Feed the owl"}, {"t2", "Owl food"}});
  bespeak::resolver_options options;
  options.bind("com.example.tasks", "Task", tasks);
  options.bind("com.example.music", "Album", [](std::string_view text, bespeak::completion completion) {
    std::thread([text = std::string(text), completion = std::move(completion)]() mutable {
      completion.answer({{"store-7", text}});
    }).detach();
  });
  const bespeak::resolver resolver(catalogs, std::move(options));

  bespeak::results results;
  const auto &outcome = resolver.resolve("complete owl food in tasks", results);
  std::cout << bespeak::view(outcome.intent_name) << " " << bespeak::view(outcome.parameters[0].id) << "\n";
  const bool isFed = bespeak::view(outcome.parameters[0].id) == "t2";
  tasks.update({}, {"t2"});
  std::cout << resolver.json("complete owl food in tasks");
  const auto album = resolver.json("put on the quiet harbour album in larkspur");
  std::cout << album;

  bespeak::talk talk(resolver);
  auto turn = talk.say("finish a task in tasks");
  std::cout << turn.json;
  const bool isAsking = turn.next == BESPEAK_NEXT_ASK;
  turn = talk.say("mend the kite");
  const auto &last = talk.last(results);
  std::cout << bespeak::view(last.resolution->intent_name) << " " << bespeak::view(last.resolution->parameters[0].id) << "\n";

  try {
    turn = talk.confirm(true);
  } catch (const bespeak::error &nothing) {
    std::cout << nothing.status() << ": " << nothing.what() << "\n";
  }
  const bool isFound = album.find("store-7") != std::string::npos;
  return isFed && isFound && isAsking && turn.next == BESPEAK_NEXT_PERFORM ? 0 : 1;
} catch (const bespeak::error &error) {
  std::cerr << error.status() << ": " << error.what() << "\n";
  return 2;
}
